/// One parameter of a requirement.
struct Parameter: Equatable {
  /// As callers write it; `_` for none.
  let label: String
  /// As the requirement's source names it, without backticks; empty where it is `_`.
  let name: String
  /// Without modifiers and attributes that only a parameter has.
  let type: String
  /// Its type as written, where that is `Int!` instead of `Int?`.
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
    let colon = SwiftText(text).firstRange(of: ":")
    let names = text[..<(colon?.lowerBound ?? text.startIndex)].split(separator: " ").map { $0.filter { $0 != "`" } }
    let first = names.first ?? "_"
    label = names.count > 1 || singleNameIsLabel ? first : "_"
    name = names.last.map { $0 == "_" ? "" : $0 } ?? ""

    var type = text[(colon?.upperBound ?? text.startIndex)...].trimmed
    var specifiers: [String] = []
    while let word = type.split(separator: " ").first.map(String.init), Self.specifierWords.contains(word) {
      specifiers.append(word)
      type = type.dropFirst(word.count).trimmed
    }
    isVariadic = type.hasSuffix("...")
    writtenType = isVariadic ? String(type.dropLast(3)) : type
    self.type = writtenType.withoutImplicitUnwrapping
    self.specifiers = specifiers
  }

  func has(_ specifier: String) -> Bool { specifiers.contains(specifier) }
}

extension String {
  /// `Int!` as `Int?`, which may stand anywhere.
  var withoutImplicitUnwrapping: String { hasSuffix("!") ? dropLast() + "?" : self }
}
