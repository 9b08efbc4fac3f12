/// Names that an interface cannot give its types, because generated code has them.
enum TakenNames {
  private static let names: Set = [
    "AnyMockedMethod", "ConsumableArgument", "Mock", "MockCall", "MockedGetter", "MockedMethod", "Mocking",
    "NoArguments", "UnrecordedArgument",
    // What it says of the standard library.
    "Bool", "Error", "Hasher", "Int", "KeyValuePairs", "Never", "ObjectIdentifier", "Sendable", "String", "Void",
  ]

  static func contain(_ name: String) -> Bool { names.contains(name) }

  /// Generated code speaks of other modules' types by their bare names, and does not quote names with spaces or signs
  /// (SE-0451).
  static func check(_ symbols: [SymbolGraph.Symbol]) throws(Unsupported) {
    for symbol in symbols where symbol.isType || symbol.kind == "swift.associatedtype" {
      // Inside another type it has that one's name before its own.
      let isBare = symbol.container.isEmpty || !symbol.isType
      if isBare && names.contains(symbol.name) {
        throw Unsupported(location: symbol.location, reason: "mocks use the name \(symbol.name) themselves")
      }
      if !symbol.name.isName {
        throw Unsupported(location: symbol.location, reason: "'\(symbol.name)' is no plain name")
      }
    }
  }
}
