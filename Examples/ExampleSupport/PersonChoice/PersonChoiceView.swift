import Presentation

/// Who are you?
final class PersonChoiceView: View {
  let title = Label(lines: nil)
  let buttons: [Button]
  private lazy var people = Stack(.vertical, distribution: .aligned(.leading), buttons)
  private lazy var page = ScrollPage(Stack(.vertical, spacing: .metrics, [title, people]))

  init(people count: Int) {
    buttons = (0..<count).map { _ in Button() }
    super.init()
    addSubview(page)
    pin(page)
  }
}
