import Presentation

/// Your conversations.
final class InboxView: View {
  let status = Label(lines: 2)
  let list = List<InboxCell>()
  private(set) lazy var notice = Notice(insteadOf: list)
  private lazy var page = Stack(.vertical, [status, list, notice])

  override func initialize() {
    list.followsStart = true
    addSubview(page)
  }

  override func installConstraints() {
    page.width = .flexible
    page.height = .flexible
    pin(page)
  }
}
