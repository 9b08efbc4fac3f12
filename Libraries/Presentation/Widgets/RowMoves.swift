/// Where the few rows went that a list has to find again among others.
///
/// O(1) for each that is where it was, or where it is if all that is new came before it; else one walk for all.
struct RowMoves<Row: Identifiable> {
  private var targets: [Int: Int] = [:]

  init(of indices: some Sequence<Int>, from before: [Row], to after: [Row]) {
    let growth = after.count - before.count
    var missing: [Row.ID: Int] = [:]
    for index in indices where before.indices.contains(index) {
      let id = before[index].id
      if let target = [index, index + growth].first(where: { after.indices.contains($0) && after[$0].id == id }) {
        targets[index] = target
      } else {
        missing[id] = index
      }
    }
    for (target, row) in after.enumerated() {
      if missing.isEmpty { break }
      if let index = missing.removeValue(forKey: row.id) { targets[index] = target }
    }
  }

  /// Where a row is now that was at `index`; nil if it is gone.
  subscript(index: Int) -> Int? { targets[index] }

  /// By how much most of the rows moved; nil if all are gone.
  ///
  /// The median, so that one that jumped to the front does not take what is seen with it.
  var shift: Int? {
    let shifts = targets.map { $1 - $0 }.sorted()
    return shifts.isEmpty ? nil : shifts[shifts.count / 2]
  }
}
