import Foundation
import Snapshots

/// A test file that is not there, in a folder of its own, which is removed with it.
final class TemporaryTestFile: Sendable {
  let folder: URL

  init() {
    folder = FileManager.default.temporaryDirectory.appending(path: "snapshots of \(UUID().uuidString)")
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func snapshots(_ mode: SnapshotMode) -> SnapshotFolder {
    SnapshotFolder(beside: folder.appending(path: "SomeTests.swift").path, mode: mode)
  }

  func file(_ name: String) -> URL {
    folder.appending(path: "Snapshots/\(name)")
  }
}
