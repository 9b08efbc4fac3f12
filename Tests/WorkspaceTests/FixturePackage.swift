import Commands
import Foundation

@testable import Workspace

/// A package that a test writes to disk, gone with the value.
///
/// A line of Swift that ends in `// finds: RULE` says that this rule is to be found there.
final class FixturePackage: Sendable {
  /// Where something is found.
  struct Place: Hashable, CustomStringConvertible {
    let file: String
    let line: Int
    let rule: String

    var description: String { "\(file):\(line): \(rule)" }
  }

  let root: String
  private let files: [String: String]

  /// Writes the files; a path may lead to a neighbour: `../Parts/Package.swift`.
  init(_ files: [String: String]) throws {
    self.files = files
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    root = folder.appending(path: "fixture \(UUID().uuidString)/Checked").path
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: URL(filePath: root).deletingLastPathComponent())
  }

  func write(_ text: String, to path: String) throws {
    let file = URL(filePath: "\(root)/\(path)").standardizedFileURL
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// What the comments in the sources announce.
  var announced: Set<Place> {
    var places: Set<Place> = []
    for (file, text) in files {
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let range = line.range(of: "// finds: ") else { continue }
        places.insert(Place(file: file, line: index + 1, rule: String(line[range.upperBound...])))
      }
    }
    return places
  }

  /// The place of the only line of a file that contains a text.
  func place(of rule: Rule, in file: String, at text: String) -> Place {
    let lines = files[file]?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return Place(file: file, line: (lines.firstIndex { $0.contains(text) } ?? -1) + 1, rule: rule.rawValue)
  }

  func findings() async throws -> [Finding] {
    try await Toolchain.withScratch { try await WorkspaceCheck(of: root, toolchain: $0).findings() }
  }

  /// Runs `workspace`, with the package's folder behind the command.
  func run(_ command: String, _ options: String...) async -> CapturedRun {
    await WorkspaceCommands().program.captured([command, root] + options)
  }
}

extension Finding {
  var place: FixturePackage.Place { FixturePackage.Place(file: file, line: line, rule: rule.rawValue) }
}
