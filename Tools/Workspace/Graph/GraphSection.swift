import Commands
import Foundation

/// The place in a Markdown file that holds the graph, between two markers.
struct GraphSection {
  static let start = "<!-- workspace graph: written by `workspace graph --update` -->"
  static let end = "<!-- end of workspace graph -->"

  /// Relative to the package.
  let file: String
  let root: String

  /// The line of the first marker, and whether what follows is the diagram. Throws a `Failure` where the file or a marker
  /// is missing.
  func compare(with diagram: ModuleDiagram) throws -> (line: Int, isCurrent: Bool) {
    let lines = try lines()
    let range = try range(in: lines)
    return (range.lowerBound, lines[range] == Self.body(diagram)[...])
  }

  /// Puts the diagram between the markers. Throws a `Failure` where that cannot be.
  func update(with diagram: ModuleDiagram) throws {
    var lines = try lines()
    try lines.replaceSubrange(range(in: lines), with: Self.body(diagram))
    do {
      try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw Failure(.cannotWrite, "\(file) cannot be written: \(error.localizedDescription)")
    }
  }

  private var path: String { "\(root)/\(file)" }

  private static func body(_ diagram: ModuleDiagram) -> [String] {
    ["", "```mermaid"] + diagram.lines + ["```", ""]
  }

  private func lines() throws -> [String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure(.noSuchFile, "\(file) cannot be read, which \(WorkspaceFile.name) names as the graph's file.")
    }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines between the markers.
  private func range(in lines: [String]) throws -> Range<Int> {
    guard let start = lines.firstIndex(of: Self.start), let end = lines[start...].firstIndex(of: Self.end) else {
      throw Failure(
        .badData, "\(file) has no place for the graph.",
        hint: "Put the lines '\(Self.start)' and '\(Self.end)' where it belongs.")
    }
    return start + 1..<end
  }
}
