/// What the compiler says of a module: the part of its symbol graph that a mock needs.
/// Format: https://github.com/swiftlang/swift-docc-symbolkit, version 0.6.
final class SymbolGraph {
  /// In the order of the source.
  let symbols: [Symbol]
  let relationships: [Relationship]

  init(_ json: JSON) throws(Failure) {
    symbols = try json.list("symbols").map(Symbol.init).sorted { $0.location.isBefore($1.location) }
    relationships = try json.list("relationships").map(Relationship.init)
  }

  final class Symbol {
    /// Such as `swift.protocol`.
    let kind: String
    /// Its mangled name.
    let identifier: String
    let name: String
    /// Its name behind those of the types that it is in, as source outside of it says.
    let fullName: String
    /// The name of the type that it is in; empty where it is in none.
    let container: String
    /// The pieces of its declaration; in a row they are the whole of it.
    let fragments: [Fragment]
    /// Its `@available` attributes.
    let availability: [String]
    let location: SourceLocation

    var isType: Bool { Self.kindsOfTypes.contains(kind) }

    private static let kindsOfTypes: Set = [
      "swift.struct", "swift.enum", "swift.class", "swift.protocol", "swift.typealias", "swift.actor",
    ]

    init(_ json: JSON) throws(Failure) {
      kind = try json.member("kind").text("identifier")
      identifier = try json.member("identifier").text("precise")
      let path = try json.list("pathComponents").compactMap(\.text)
      name = path.last ?? ""
      let names = path.map(\.quotedAsType)
      fullName = names.joined(separator: ".")
      container = names.dropLast().joined(separator: ".")
      fragments = try json.list("declarationFragments").map(Fragment.init)
      availability = json["availability"] == nil ? [] : try json.list("availability").compactMap(\.availability)
      location = try SourceLocation(json["location"])
    }
  }

  final class Fragment {
    let kind: String
    let spelling: String
    let identifier: String

    init(_ json: JSON) throws(Failure) {
      kind = try json.text("kind")
      spelling = try json.text("spelling")
      identifier = json["preciseIdentifier"]?.text ?? ""
    }

    /// The module of the type that it names, nil for the standard library. A mangled name begins with its module, as the
    /// number of letters and these (swift/docs/ABI/Mangling.rst, identifiers).
    var module: String? {
      guard identifier.hasPrefix("s:") else { return nil }
      let mangled = identifier.without("s:")
      let digits = String(mangled.prefix { "0123456789".contains($0) })
      guard let count = Int(digits) else { return nil }
      let name = String(mangled.without(digits).prefix(count))
      return name.hasPrefix("_") ? nil : name
    }
  }

  final class Relationship {
    let kind: String
    let source: String
    let target: String
    /// The target's name, where it belongs to another module; else empty.
    let targetName: String

    init(_ json: JSON) throws(Failure) {
      kind = try json.text("kind")
      source = try json.text("source")
      target = try json.text("target")
      targetName = json["targetFallback"]?.text ?? ""
    }
  }
}
