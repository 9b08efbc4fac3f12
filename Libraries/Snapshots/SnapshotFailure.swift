/// Why a snapshot is not as it should be. The description says what to do about it.
public enum SnapshotFailure: Error, Equatable, CustomStringConvertible {
  /// There is no snapshot, and none is made in this mode.
  case missing(file: String)
  /// The text is another one.
  case changed(file: String, diff: UnifiedDiff)
  /// Snapshots that no test asks for.
  case orphans(files: [String])
  /// A name that cannot be a file's everywhere.
  case invalidName(String)
  /// The file system refuses.
  case inaccessible(file: String, reason: String)

  /// One sentence or more, with the diff where there is one.
  public var description: String {
    switch self {
    case .missing(let file):
      "No snapshot \(file). \(Self.recording)"
    case .changed(let file, let diff):
      "Not what the snapshot holds: \(file)\n\(diff)If that is wanted: \(Self.recording)"
    case .orphans(let files):
      "No test asks for these snapshots; delete them, or their tests were lost:\n"
        + files.map { "  \($0)\n" }.joined()
    case .invalidName(let name):
      "\(name.debugDescription) cannot name a snapshot: use ASCII letters, digits, `-`, `_` and `.`, 100 at most."
    case .inaccessible(let file, let reason):
      "\(file): \(reason)"
    }
  }

  private static let recording = "Run the tests once with RECORD_SNAPSHOTS=1, and commit the file."
}
