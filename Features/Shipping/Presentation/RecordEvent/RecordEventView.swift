import Presentation

/// What the carrier reports: what happened, where, and what else there is to say.
final class RecordEventView: View {
  let statuses = List<ChoiceCell>()
  let place = FormField(limit: 300)
  let note = FormField(limit: 300)
  let message = Label(lines: nil)
  let button = Button()
  private(set) lazy var notice = Notice(insteadOf: page)
  private lazy var form = Stack(.vertical, spacing: .metrics, [statuses, place, note])
  private lazy var buttons = Stack(.vertical, distribution: .aligned(.leading), [button])
  private lazy var content = Stack(.vertical, spacing: .metrics, [form, message, buttons])
  private lazy var page = ScrollPage(content)

  override func initialize() {
    addSubview(page)
    addSubview(notice)
    place.field.enterGoes(to: note.field)
    note.field.enterPresses(button)
  }

  override func installConstraints() {
    for view in [statuses, place, note] { view.width = .flexible(maximum: 60) }
    pin(page)
    pin(notice)
  }
}
