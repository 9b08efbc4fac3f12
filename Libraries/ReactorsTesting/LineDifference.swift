/// All lines in order: those in both, `- ` those in the old alone, `+ ` those in the new alone.
func lineDifference(from old: [String], to new: [String]) -> String {
  let changes = new.difference(from: old)
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in changes {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var lines: [String] = []
  var (index, next) = (0, 0)
  while index < old.count || next < new.count {
    if index < old.count, removed.contains(index) {
      lines.append("  - \(old[index])")
      index += 1
    } else if next < new.count, inserted.contains(next) {
      lines.append("  + \(new[next])")
      next += 1
    } else if next < new.count {
      lines.append("    \(new[next])")
      index += 1
      next += 1
    } else {
      break
    }
  }
  return lines.joined(separator: "\n")
}
