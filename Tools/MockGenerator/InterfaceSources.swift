/// The sources of an interface, for what the compiler leaves out of a symbol graph.
struct InterfaceSources {
  private let lines: [String: [Substring]]

  /// Of a file that cannot be read, nothing is known.
  init(_ paths: Set<String>) {
    lines = Dictionary(
      paths.map { path in
        let text = (try? SourceFile(path: path).text) ?? ""
        return (path, text.split(separator: "\n", omittingEmptySubsequences: false))
      }
    ) { first, _ in first }
  }

  /// What stands at a place and behind it.
  func text(from location: SourceLocation) -> Substring {
    let rest = (lines[location.path] ?? []).dropFirst(location.line - 1).joined(separator: " ")
    return rest.dropFirst(location.column - 1)
  }

  /// A requirement from its name to the end of its parameters, or of its type where it is a property.
  func declaration(at location: SourceLocation) -> Substring {
    let text = text(from: location)
    guard let start = text.firstIndex(where: { "({".contains($0) }), text[start] == "(",
      let end = SwiftText(text).endOfBrackets(from: start)
    else { return text.prefix { $0 != "{" } }
    return text[..<end]
  }
}
