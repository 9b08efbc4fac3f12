import Presentation

/// A parcel, what can be done about it, and what happened to it.
final class TrackingView: View {
  let title = Label(lines: 2)
  let about = Label(lines: nil)
  let message = Label(lines: nil)
  let receive = Button()
  let record = Button()
  let openItem = Button()
  let retry = Button()
  let timeline = Label(lines: nil)
  let url = Label(lines: nil)
  private lazy var head = Stack(.vertical, [title, about, message])
  private lazy var buttons = Stack(.horizontal, [receive, record, openItem, retry])
  private lazy var content = Stack(.vertical, [head, buttons, timeline, url])
  private lazy var page = ScrollPage(content, arrowsScroll: true)

  override func initialize() {
    addSubview(page)
  }

  override func installConstraints() {
    pin(page)
  }

  override func layoutSubviews() {
    content.spacing = environment.metrics.spacing
    buttons.spacing = environment.metrics.gap
    super.layoutSubviews()
  }
}
