import Presentation

/// What others read about somebody, to be changed.
final class EditProfileView: View {
  let name = FormField(limit: 200)
  let place = FormField(limit: 200)
  let bio = FormArea(lines: 2...6, limit: 1_000)
  let message = Label(lines: nil)
  let button = Button()
  let passwordButton = Button()
  private(set) lazy var notice = Notice(insteadOf: page)
  private lazy var form = Stack(.vertical, spacing: .metrics, [name, place, bio])
  private lazy var buttons = Stack(.vertical, distribution: .aligned(.leading), [button, passwordButton])
  private lazy var content = Stack(.vertical, spacing: .metrics, [form, message, buttons])
  private lazy var page = ScrollPage(content)

  override func initialize() {
    addSubview(page)
    addSubview(notice)
    name.field.enterGoes(to: place.field)
    place.field.enterGoes(to: bio.field)
  }

  override func installConstraints() {
    name.width = .flexible(maximum: 62)
    place.width = .flexible(maximum: 62)
    bio.width = .flexible(maximum: 62)
    pin(page)
    pin(notice)
  }
}
