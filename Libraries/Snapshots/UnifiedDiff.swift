/// The lines in which two texts differ, each with three lines around it, in the format of `diff -u`.
///
/// Lines are compared byte by byte. What cannot be seen in them is shown as `\u{…}`.
public struct UnifiedDiff: Sendable, Equatable, CustomStringConvertible {
  private let steps: [Step]

  private struct Step: Equatable {
    let kind: Kind
    let line: TextLine
  }

  private enum Kind: String {
    case kept = " "
    case removed = "-"
    case added = "+"
  }

  /// Compares two texts. Takes time and memory for the square of the changed lines, up to 4,000 of which are aligned;
  /// of more, all old ones are shown before all new ones.
  public init(from old: String, to new: String) {
    let old = TextLine.lines(of: old)
    let new = TextLine.lines(of: new)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    steps =
      old.prefix(start).map { Step(kind: .kept, line: $0) }
      + Self.middle(from: Array(old.dropFirst(start).dropLast(end)), to: Array(new.dropFirst(start).dropLast(end)))
      + old.suffix(end).map { Step(kind: .kept, line: $0) }
  }

  /// Whether the texts are the same.
  public var isEmpty: Bool { steps.allSatisfy { $0.kind == .kept } }

  /// The hunks, each under its `@@` line; empty for equal texts.
  public var description: String {
    // Lines that look the same on both sides differ in how their letters are composed, so all of that is shown.
    let removed = Set(steps.lazy.filter { $0.kind == .removed }.map(\.line.text))
    let added = Set(steps.lazy.filter { $0.kind == .added }.map(\.line.text))
    let lookalikes = removed.intersection(added)
    return hunks.map { hunk in
      let before = steps[..<hunk.lowerBound]
      let header =
        "@@ -\(place(hunk, after: before, without: .added)) +\(place(hunk, after: before, without: .removed)) @@"
      let lines = steps[hunk].map { step in
        let isLookalike = step.kind != .kept && lookalikes.contains(step.line.text)
        let ending = step.line.isTerminated ? "" : "\n\\ No newline at end of file"
        return step.kind.rawValue + step.line.visible(asciiOnly: isLookalike) + ending
      }
      return ([header] + lines).map { $0 + "\n" }.joined()
    }.joined()
  }

  private static let alignedLines = 4_000

  private static func middle(from old: [TextLine], to new: [TextLine]) -> [Step] {
    var removals = Set(old.indices)
    var insertions = Set(new.indices)
    if old.count + new.count <= alignedLines {
      let difference = new.difference(from: old)
      removals = Set(difference.removals.map(\.offset))
      insertions = Set(difference.insertions.map(\.offset))
    }
    var steps: [Step] = []
    var (o, n) = (0, 0)
    while o < old.count || n < new.count {
      if removals.contains(o) {
        steps.append(Step(kind: .removed, line: old[o]))
        o += 1
      } else if insertions.contains(n) {
        steps.append(Step(kind: .added, line: new[n]))
        n += 1
      } else {
        steps.append(Step(kind: .kept, line: old[o]))
        o += 1
        n += 1
      }
    }
    return steps
  }

  /// The steps that are shown: what changed and three lines around it, joined where they meet.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, step) in steps.enumerated() where step.kind != .kept {
      let around = max(index - 3, 0)..<min(index + 4, steps.count)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  /// `FIRST,COUNT` of a hunk in one of the two texts; of no lines, FIRST is the line before them.
  private func place(_ hunk: Range<Int>, after before: ArraySlice<Step>, without other: Kind) -> String {
    let earlier = before.count { $0.kind != other }
    let count = steps[hunk].count { $0.kind != other }
    return "\(count == 0 ? earlier : earlier + 1),\(count)"
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }
}
