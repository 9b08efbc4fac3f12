/// What the compiler says of a module: the part of its symbol graph that a mock needs.
/// Format: https://github.com/swiftlang/swift-docc-symbolkit, version 0.6.
struct SymbolGraph {
  let symbols: [Symbol]
  let relationships: [Relationship]

  init(_ json: JSON) throws(JSON.Malformed) {
    symbols = try json.list("symbols").map(Symbol.init)
    relationships = try json.list("relationships").map(Relationship.init)
  }

  struct Symbol {
    /// Such as `swift.protocol`.
    let kind: String
    /// Its mangled name.
    let identifier: String
    /// Its name behind those of the types that it is in.
    let path: [String]
    /// The pieces of its declaration; in a row they are the whole of it.
    let fragments: [Fragment]
    /// Its `@available` attributes.
    let availability: [String]
    let location: SourceLocation

    /// As source outside of it says.
    var fullName: String { path.joined(separator: ".") }

    init(_ json: JSON) throws(JSON.Malformed) {
      kind = try json.member("kind").text("identifier")
      identifier = try json.member("identifier").text("precise")
      path = try json.list("pathComponents").compactMap(\.text)
      fragments = try json.list("declarationFragments").map(Fragment.init)
      availability = json["availability"] == nil ? [] : try json.list("availability").compactMap(SwiftText.availability)
      location = try SourceLocation(json["location"])
    }
  }

  struct Fragment {
    let kind: String
    let spelling: String
    let identifier: String?

    init(_ json: JSON) throws(JSON.Malformed) {
      kind = try json.text("kind")
      spelling = try json.text("spelling")
      identifier = json["preciseIdentifier"]?.text
    }

    /// The module of the type that it names, nil for the standard library. A mangled name begins with its module, as the
    /// number of letters and these (swift/docs/ABI/Mangling.rst, identifiers).
    var module: String? {
      guard let mangled = identifier, mangled.hasPrefix("s:") else { return nil }
      let digits = mangled.dropFirst(2).prefix { $0.isASCII && $0.isNumber }
      guard let count = Int(digits) else { return nil }
      let name = mangled[digits.endIndex...].prefix(count)
      return name.hasPrefix("_") ? nil : String(name)
    }
  }

  struct Relationship {
    let kind: String
    let source: String
    let target: String
    /// The target's name, where it belongs to another module.
    let targetName: String?

    init(_ json: JSON) throws(JSON.Malformed) {
      kind = try json.text("kind")
      source = try json.text("source")
      target = try json.text("target")
      targetName = json["targetFallback"]?.text
    }
  }
}
