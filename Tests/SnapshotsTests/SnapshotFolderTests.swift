import Foundation
import Snapshots
import Testing

@Suite("A folder of snapshots")
struct SnapshotFolderTests {
  private let testFile = TemporaryTestFile()

  @Test("makes a missing one and then compares with it")
  func recordsMissing() throws {
    let snapshots = testFile.snapshots(.recordingMissing)
    try snapshots.verify("one\n", as: "empty-inbox")
    #expect(try String(contentsOf: testFile.file("empty-inbox.txt"), encoding: .utf8) == "one\n")
    try snapshots.verify("one\n", as: "empty-inbox")
    #expect(throws: SnapshotFailure.self) { try snapshots.verify("two\n", as: "empty-inbox") }
    #expect(try String(contentsOf: testFile.file("empty-inbox.txt"), encoding: .utf8) == "one\n")
  }

  @Test("fails for a missing one in CI, and makes none")
  func failsMissing() throws {
    let file = testFile.file("a.txt").path
    #expect(throws: SnapshotFailure.missing(file: file)) { try testFile.snapshots(.comparing).verify("one", as: "a") }
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("takes a new text while recording")
  func records() throws {
    try testFile.snapshots(.recording).verify("one", as: "a")
    try testFile.snapshots(.recording).verify("two", as: "a")
    try testFile.snapshots(.comparing).verify("two", as: "a")
  }

  @Test("says where the text differs and how to accept it")
  func describesChange() throws {
    try testFile.snapshots(.recording).verify("one\ntwo\n", as: "a")
    let failure = #expect(throws: SnapshotFailure.self) {
      try testFile.snapshots(.comparing).verify("one\n2\n", as: "a")
    }
    let expected = """
      Not what the snapshot holds: \(testFile.file("a.txt").path)
      @@ -1,2 +1,2 @@
       one
      -two
      +2
      If that is wanted: Run the tests once with RECORD_SNAPSHOTS=1, and commit the file.
      """
    #expect(failure?.description == expected)
  }

  @Test("tells texts apart that Swift calls equal")
  func comparesBytes() throws {
    try testFile.snapshots(.recording).verify("caf\u{E9}", as: "a")
    #expect(throws: SnapshotFailure.self) { try testFile.snapshots(.comparing).verify("cafe\u{301}", as: "a") }
  }

  @Test("reports snapshots that no test asks for")
  func reportsOrphans() throws {
    let snapshots = testFile.snapshots(.recording)
    try snapshots.verifyNoOrphans(besides: [])
    for name in ["a", "b", "c"] { try snapshots.verify(name, as: name) }
    try snapshots.verifyNoOrphans(besides: ["a", "b", "c", "d"])
    let orphans = ["a.txt", "c.txt"].map { testFile.file($0).path }
    #expect(throws: SnapshotFailure.orphans(files: orphans)) { try snapshots.verifyNoOrphans(besides: ["b"]) }
  }

  @Test(
    "refuses a name that could leave the folder or that some file system does not know",
    arguments: ["", ".", "../a", "a/b", ".hidden", "ñ", "a:b", "-a", String(repeating: "a", count: 101)])
  func refusesName(name: String) {
    #expect(throws: SnapshotFailure.invalidName(name)) { try testFile.snapshots(.recording).verify("", as: name) }
  }

  @Test(
    "compares in CI whatever else is set, records when asked, and else makes what is missing",
    arguments: [
      ([:], .recordingMissing), (["CI": "true"], .comparing), (["RECORD_SNAPSHOTS": "1"], .recording),
      (["CI": "1", "RECORD_SNAPSHOTS": "1"], .comparing),
      (["CI": "false", "RECORD_SNAPSHOTS": "0"], .recordingMissing),
    ] as [([String: String], SnapshotMode)])
  func mode(environment: [String: String], expected: SnapshotMode) {
    #expect(SnapshotMode(environment: environment) == expected)
  }
}
