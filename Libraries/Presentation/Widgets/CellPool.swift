/// The cells of a list: those of the rows that can be seen, and those that wait for another row.
@MainActor
struct CellPool<Cell: ListCell> {
  private var used: [Int: (cell: Cell, row: Cell.Row)] = [:]
  private var spare: [Cell] = []

  /// The cell of a row, if it has one.
  subscript(index: Int) -> Cell? { used[index]?.cell }

  /// The cell of a row, which gets one if it has none.
  mutating func cell(at index: Int, showing row: Cell.Row, in list: View) -> Cell {
    if let cell = used[index]?.cell { return cell }
    let cell: Cell
    if let waiting = spare.popLast() {
      cell = waiting
      cell.isHidden = false
    } else {
      cell = Cell()
      cell.width = .flexible
      list.addSubview(cell)
    }
    cell.bind(row)
    used[index] = (cell, row)
    return cell
  }

  /// Takes the cells of other rows away.
  mutating func keep(_ range: Range<Int>) {
    for (index, use) in used where !range.contains(index) {
      used[index] = nil
      put(aside: use.cell)
    }
  }

  /// The rows are others now, and where they are the same they have moved by `shift`.
  mutating func rebind(to rows: [Cell.Row], shift: Int) {
    let before = used
    used = [:]
    for (index, use) in before {
      let index = index + shift
      guard rows.indices.contains(index), rows[index].id == use.row.id else {
        put(aside: use.cell)
        continue
      }
      if rows[index] != use.row { use.cell.bind(rows[index]) }
      used[index] = (use.cell, rows[index])
    }
  }

  private mutating func put(aside cell: Cell) {
    cell.isHidden = true
    spare.append(cell)
  }
}
