#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What happens to a text that differs from its snapshot, or has none.
public enum SnapshotMode: Sendable, Equatable {
  /// Both fail: for CI.
  case comparing
  /// A missing snapshot is made, a different one fails: for whoever writes a test.
  case recordingMissing
  /// Both are made to hold the text: for whoever has changed the output on purpose, and then reads the commit's diff.
  case recording

  /// The mode that environment variables ask for.
  ///
  /// `CI` wins, so that nothing is ever accepted there; then `RECORD_SNAPSHOTS` records. A variable that is empty, `0`
  /// or `false` counts as not set.
  public init(environment: [String: String]) {
    func isSet(_ name: String) -> Bool {
      !["", "0", "false"].contains(environment[name, default: ""].lowercased())
    }
    self = isSet("CI") ? .comparing : isSet("RECORD_SNAPSHOTS") ? .recording : .recordingMissing
  }

  /// The mode that this process was started in.
  public static let ofProcess = SnapshotMode(environment: ProcessInfo.processInfo.environment)
}
