/// Says how two recordings differ, a line for each entry: those in both, those missing, those too many.
///
///       next(1) @ 210
///     - next(2) @ 220
///     + next(2) @ 221
///
/// Nil where they are equal.
public func difference<Value: Equatable>(
  between actual: [Recorded<Value>], and expected: [Recorded<Value>]
) -> String? {
  if actual == expected { return nil }
  let changes = actual.difference(from: expected)
  var lines = expected.map { "  \($0)" }
  for case .remove(let offset, let element, _) in changes.removals { lines[offset] = "- \(element)" }
  // An insertion stands at its place among what stays, so removed lines before it count in addition.
  for case .insert(let offset, let element, _) in changes.insertions {
    var index = 0
    var kept = 0
    while index < lines.count, kept < offset || lines[index].hasPrefix("-") {
      if !lines[index].hasPrefix("-") { kept += 1 }
      index += 1
    }
    lines.insert("+ \(element)", at: index)
  }
  return lines.joined(separator: "\n")
}
