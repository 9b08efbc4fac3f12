/// So many rows plain mode reads at a time.
let plainPageSize = 20

extension List {
  /// The rows that plain mode reads.
  var plainRange: Range<Int> {
    let count = min(plainLimit, rows.count)
    return followsEnd ? rows.count - count..<rows.count : 0..<count
  }

  var plainRows: [PlainElement] {
    let range = plainRange
    let elements = range.map(plainRow)
    guard range.count < rows.count else { return elements }
    let left = LocalizedString(PlainText.moreRows, ["count": .number(rows.count - range.count)]).styled(.secondary)
    let more = PlainElement(
      left, of: self, part: nil,
      press: { [weak self] in
        self?.plainLimit += plainPageSize
        self?.setNeedsDisplay()
      }, isMore: true)
    return followsEnd ? [more] + elements : elements + [more]
  }

  private func plainRow(_ index: Int) -> PlainElement {
    plainCell.bind(rows[index])
    let content = plainCell.plainElements.map(\.content).filter { !$0.isDecoration }.joined(separator: ", ")
    let choose: @MainActor () -> Void = { [weak self] in
      self?.focus()
      self?.choose(index)
    }
    let press: @MainActor () -> Void = { [weak self] in
      choose()
      self?.window?.handle(.enter)
    }
    return PlainElement(content, of: self, part: rows[index].id, press: press, choose: choose)
  }

  /// A part of the list, so that it speaks the window's language, that is never seen.
  func makePlainCell() -> Cell {
    let cell = Cell()
    cell.isHidden = true
    addSubview(cell)
    return cell
  }
}
