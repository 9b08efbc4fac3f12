/// One parameter of a requirement.
final class Parameter {
  /// As callers write it; `_` for none.
  let label: String
  /// As the requirement's source names it, without backticks; empty where it is `_`.
  let name: String
  /// Its type as written, without modifiers and attributes that only a parameter has.
  let writtenType: String
  /// `inout`, `sending`, `isolated`, `@escaping`, `@autoclosure` …, in their order.
  let specifiers: [String]
  let isVariadic: Bool

  private static let specifierWords: Set = [
    "inout", "sending", "isolated", "borrowing", "consuming", "__owned", "__shared", "@escaping", "@autoclosure",
    "_const",
  ]

  /// Reads `label name: Type`, or `name: Type`, whose name is the label too unless it is a subscript's.
  init(_ text: String, singleNameIsLabel: Bool) {
    let (written, typed) = text.cut(at: ":") ?? ("", text)
    // What builds a closure's result stands before the label.
    let names = written.unquoted.parts(at: " ").filter { !$0.hasPrefix("@") }
    label = names.count > 1 || singleNameIsLabel ? names.first ?? "_" : "_"
    name = names.last == "_" ? "" : names.last ?? ""

    var type = typed.trimmed
    var specifiers: [String] = []
    while Self.specifierWords.contains(type.until(" ")) {
      specifiers.append(type.until(" "))
      type = type.without(type.until(" ")).trimmed
    }
    self.specifiers = specifiers
    isVariadic = type.hasSuffix("...")
    writtenType = isVariadic ? String(type.dropLast(3)) : type
  }

  /// Its type, which may stand anywhere.
  var type: String { writtenType.withoutImplicitUnwrapping }

  func has(_ specifier: String) -> Bool { specifiers.contains(specifier) }
}

extension String {
  /// `Int!` as `Int?`, which may stand anywhere.
  var withoutImplicitUnwrapping: String { hasSuffix("!") ? dropLast() + "?" : self }
}
