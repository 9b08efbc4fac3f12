import Presentation

/// Who wrote, and below it what: hanging, so that no text can look like the entry of somebody else.
final class EntryCell: View, ListCell {
  private let mark = Label()
  private let heading = Label(lines: nil)
  private let text = Label(lines: nil)
  private let fault = Label(lines: nil)
  private let indent = View()
  private lazy var hanging = Stack(.horizontal, [indent, Stack(.vertical, [text, fault])])
  private lazy var lines = Stack(.vertical, [heading, hanging])
  private lazy var row = Stack(.horizontal, spacing: 1, [mark, lines])

  override func initialize() {
    addSubview(row)
  }

  override func installConstraints() {
    mark.width = .fixed(1)
    indent.width = .fixed(2)
    lines.width = .flexible
    row.width = .flexible
    pin(row, insets: Insets(horizontal: 1))
  }

  func bind(_ row: EntryRow) {
    mark.bind(row.mark)
    heading.bind(row.heading)
    text.bind(row.text)
    fault.bind(row.fault)
  }
}
