#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The snapshots of some tests: a folder of text files beside the file that the tests are written in.
///
/// ```swift
/// private let snapshots = SnapshotFolder()
///
/// @Test(arguments: scenarios) func `prints what it printed`(scenario: Scenario) async throws {
///   try snapshots.verify(await scenario.output(), as: scenario.name)
/// }
///
/// @Test func `has no snapshot of a scenario that is gone`() throws {
///   try snapshots.verifyNoOrphans(besides: scenarios.map(\.name))
/// }
/// ```
///
/// Failures are thrown, so that any test framework can show them. `RECORD_SNAPSHOTS=1 swift test` accepts what is
/// printed now. Texts are compared byte by byte: a composed and a decomposed é are two texts.
public struct SnapshotFolder: Sendable {
  /// The folder, which need not exist yet.
  public let path: String
  private let mode: SnapshotMode

  /// The folder `name` beside `testFile`, which is the calling file unless named.
  public init(_ name: String = "Snapshots", beside testFile: String = #filePath, mode: SnapshotMode = .ofProcess) {
    path = URL(filePath: testFile).deletingLastPathComponent().appending(path: name).path
    self.mode = mode
  }

  /// Checks that a text is what its snapshot holds, or makes the snapshot where the mode says so.
  ///
  /// `name` is 1 to 100 ASCII letters, digits, `-`, `_` and `.`, and starts with a letter or digit. May be called from
  /// several tests at once.
  public func verify(_ text: String, as name: String) throws(SnapshotFailure) {
    let file = try file(of: name)
    let kept = try contents(of: file)
    if let kept, kept == Data(text.utf8) { return }
    switch (mode, kept) {
    case (.recording, _), (.recordingMissing, nil): try write(text, to: file)
    case (.comparing, nil): throw .missing(file: file)
    case (_, let kept?):
      throw .changed(file: file, diff: UnifiedDiff(from: String(decoding: kept, as: UTF8.self), to: text))
    }
  }

  /// Checks that the folder holds no snapshot but those of `names`, in every mode.
  public func verifyNoOrphans(besides names: some Sequence<String>) throws(SnapshotFailure) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    let wanted = Set(names.map { $0 + Self.suffix })
    let found: [String]
    do {
      found = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw .inaccessible(file: path, reason: "\(error)")
    }
    // What starts with a dot belongs to an editor or to the system.
    let orphans = found.filter { !$0.hasPrefix(".") && !wanted.contains($0) }.sorted()
    guard orphans.isEmpty else { throw .orphans(files: orphans.map { "\(path)/\($0)" }) }
  }

  private static let suffix = ".txt"

  private func file(of name: String) throws(SnapshotFailure) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    let startsPlain = name.first.map { $0.isLetter || $0.isNumber } ?? false
    guard isPlain, startsPlain, name.utf8.count <= 100 else { throw .invalidName(name) }
    return "\(path)/\(name)\(Self.suffix)"
  }

  private func contents(of file: String) throws(SnapshotFailure) -> Data? {
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    do {
      return try Data(contentsOf: URL(filePath: file))
    } catch {
      throw .inaccessible(file: file, reason: "\(error)")
    }
  }

  private func write(_ text: String, to file: String) throws(SnapshotFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: file), options: .atomic)
    } catch {
      throw .inaccessible(file: file, reason: "\(error)")
    }
  }
}
