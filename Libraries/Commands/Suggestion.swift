/// "Did you mean …?"
enum Suggestion {
  /// The candidates that a typing error away, or one of them that begins with what was typed; the nearest first.
  static func nearest(to word: String, among candidates: [String]) -> [String] {
    let limit = word.count <= 3 ? 1 : word.count <= 6 ? 2 : 3
    let ranked = Set(candidates).compactMap { candidate -> (distance: Int, candidate: String)? in
      if word.count >= 3, candidate.hasPrefix(word) { return (0, candidate) }
      let distance = distance(from: word, to: candidate, limit: limit)
      return distance.map { ($0, candidate) }
    }
    return ranked.sorted { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }.map(\.candidate)
  }

  /// Optimal string alignment: insertions, deletions, replacements and swapped neighbours; nil above `limit`.
  static func distance(from first: String, to second: String, limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let replacement = last[column] + (first[row] == second[column] ? 0 : 1)
        var best = min(last[column + 1] + 1, current[column] + 1, replacement)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    let distance = last[second.count]
    return distance <= limit ? distance : nil
  }
}
