import Presentation

/// The number that a carrier gave to a parcel, and what it says.
final class ParcelView: View {
  let contents = Label(lines: 2)
  let number = FormField(limit: 100)
  let carriers = List<ChoiceCell>()
  let message = Label(lines: nil)
  let button = Button()
  private(set) lazy var notice = Notice(insteadOf: page)
  private lazy var buttons = Stack(.vertical, distribution: .aligned(.leading), [button])
  private lazy var content = Stack(.vertical, spacing: .metrics, [contents, number, carriers, message, buttons])
  private lazy var page = ScrollPage(content)

  override func initialize() {
    addSubview(page)
    addSubview(notice)
    number.field.enterPresses(button)
  }

  override func installConstraints() {
    number.width = .flexible(maximum: 60)
    carriers.width = .flexible(maximum: 60)
    pin(page)
    pin(notice)
  }
}
