/// What the compiler says of a module: the part of its symbol graph that a mock needs.
/// Format: https://github.com/swiftlang/swift-docc-symbolkit, version 0.6.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let availability: [Availability]?
    let location: Location?
  }

  struct Kind: Decodable {
    let identifier: String
  }

  struct Identifier: Decodable {
    let precise: String
  }

  /// A piece of a declaration; the pieces in a row are the whole of it.
  struct Fragment: Decodable {
    let kind: String
    let spelling: String
    let preciseIdentifier: String?

    /// The module of the type that it names, nil for the standard library. A mangled name begins with its module, as the
    /// number of letters and these (swift/docs/ABI/Mangling.rst, identifiers).
    var module: String? {
      guard let mangled = preciseIdentifier, mangled.hasPrefix("s:") else { return nil }
      let digits = mangled.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
      guard let count = Int(digits) else { return nil }
      let name = mangled[digits.endIndex...].prefix(count)
      return name.hasPrefix("_") ? nil : String(name)
    }
  }

  struct Location: Decodable {
    let uri: String
    let position: Position
  }

  /// Counted from 0.
  struct Position: Decodable, Hashable {
    let line: Int
    let character: Int
  }

  struct Availability: Decodable {
    let domain: String?
    let introduced: Version?
    let deprecated: Version?
    let obsoleted: Version?
    let message: String?
    let isUnconditionallyDeprecated: Bool?
    let isUnconditionallyUnavailable: Bool?
  }

  struct Version: Decodable {
    let major: Int
    let minor: Int?
    let patch: Int?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }
}
