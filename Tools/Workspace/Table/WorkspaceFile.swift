/// What `workspace.json` says: the package's borders.
struct WorkspaceFile: Sendable {
  /// A finding that is accepted for good.
  struct Exception: Sendable, Hashable {
    let rule: Rule
    let target: String
    /// The module or dependency that the finding is about; nil for all of the target's.
    let module: String?
    let why: String
  }

  /// The rows of the table; the first that fits a target holds.
  var floors: [Floor] = []
  /// The requirements that a module may have at most, such as `LegacyInterface.present(route:)`.
  var recorded: [String: [String]] = [:]
  /// The Markdown file that holds the graph, relative to the package.
  var graphFile: String?
  var exceptions: [Exception] = []
  /// The text of the file, to find lines in.
  var text = ""

  /// The name of the file in the package's folder.
  static let name = "workspace.json"

  /// The line of the first string that is `word`; 1 where there is none.
  func line(of word: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains("\"\(word)\"") } ?? 0) + 1
  }
}
