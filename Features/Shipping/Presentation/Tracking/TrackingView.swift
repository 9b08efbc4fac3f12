import Presentation

/// A parcel, what can be done about it, and what happened to it.
final class TrackingView: View {
  let title = Label(lines: 2)
  let about = Label(lines: nil)
  let message = Label(lines: nil)
  let receive = Button()
  let record = Button()
  let openItem = Button()
  let timeline = Label(lines: nil)
  let url = Label(lines: nil)
  private(set) lazy var notice = Notice(insteadOf: page)
  private lazy var head = Stack(.vertical, [title, about, message])
  private lazy var buttons = Stack(.horizontal, spacing: .metrics, [receive, record, openItem])
  private lazy var content = Stack(.vertical, spacing: .metrics, [head, buttons, timeline, url])
  private lazy var page = ScrollPage(content, arrowsScroll: true)

  override func initialize() {
    addSubview(page)
    addSubview(notice)
  }

  override func installConstraints() {
    pin(page)
    pin(notice)
  }
}
