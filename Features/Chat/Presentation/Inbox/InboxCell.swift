import Presentation

/// Two lines about a conversation.
final class InboxCell: View, ListCell {
  private let mark = Label()
  private let title = Label()
  private let time = Label()
  private let last = Label()
  private let state = Label()
  private let unread = Label()
  private lazy var lines = Stack(
    .vertical,
    [Stack(.horizontal, spacing: 2, [title, time]), Stack(.horizontal, spacing: 2, [last, unread, state])])
  private lazy var row = Stack(.horizontal, spacing: 1, [mark, lines])

  override func initialize() {
    addSubview(row)
  }

  override func installConstraints() {
    mark.width = .fixed(1)
    title.width = .flexible(minimum: 8)
    last.width = .flexible(minimum: 8)
    lines.width = .flexible
    row.width = .flexible
    pin(row, insets: Insets(horizontal: 1))
  }

  func bind(_ row: InboxRow) {
    mark.bind(row.mark)
    title.bind(row.title)
    time.bind(row.time)
    last.bind(row.last)
    state.bind(row.state)
    unread.bind(row.unread)
  }
}
