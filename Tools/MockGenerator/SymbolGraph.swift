/// What the compiler says of a module: the part of its symbol graph that a mock needs.
/// Format: https://github.com/swiftlang/swift-docc-symbolkit, version 0.6.
final class SymbolGraph {
  let sources: InterfaceSources
  /// What is public in the sources, in their order.
  private(set) var symbols: [Symbol] = []
  private(set) var relationships: [Relationship] = []

  init(_ sources: InterfaceSources) {
    self.sources = sources
  }

  func add(_ json: JSON) throws(Failure) {
    for symbol in try json.list("symbols").map(Symbol.init) where symbol.isPublic {
      // A module that is exported has its symbols in the graph, too.
      if sources.contains(symbol.location.path) { symbols.append(symbol) }
    }
    symbols.sort { $0.location.isBefore($1.location) }
    relationships += try json.list("relationships").map(Relationship.init)
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
    let isPublic: Bool
    /// Whether `@_spi` hides it.
    let isHidden: Bool

    var isType: Bool { Self.kindsOfTypes.contains(kind) }

    var isDeprecated: Bool { availability.contains { $0.contains("deprecated") } }

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
      isPublic = ["public", "open"].contains(json["accessLevel"]?.text)
      isHidden = json["spi"]?.word == "true"
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

    /// Whether it names a class of another module, by the last letter of its mangled name.
    var isForeignClass: Bool { kind == "typeIdentifier" && identifier.hasPrefix("s:") && identifier.hasSuffix("C") }
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
