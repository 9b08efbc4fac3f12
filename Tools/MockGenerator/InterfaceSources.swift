/// The sources of an interface, for what the compiler leaves out of a symbol graph.
struct InterfaceSources {
  private var lines: [String: [Substring]] = [:]

  /// Of a file that cannot be read, nothing is known.
  init(_ symbols: [SymbolGraph.Symbol]) {
    for path in Set(symbols.map(\.location.path)) {
      guard let text = try? OperatingSystem.text(ofFile: path) else { continue }
      lines[path] = text.split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  /// What stands at a place and behind it.
  func text(from location: SourceLocation) -> String {
    let rest = (lines[location.path] ?? []).dropFirst(location.line - 1).joined(separator: " ")
    return String(rest.dropFirst(location.column - 1))
  }

  /// A requirement from its name to the end of its parameters, or of its type where it is a property.
  func declaration(at location: SourceLocation) -> String {
    let text = text(from: location)
    let name = text.until("({")
    guard let (parameters, _) = text.without(name).brackets else { return text.until("{") }
    return name + "(" + parameters + ")"
  }
}
