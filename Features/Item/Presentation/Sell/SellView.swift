import Presentation

/// The form of an item, with what alike items ask below it.
final class SellView: View {
  let title = FormField(limit: 300)
  let price = FormField(limit: 40)
  let currency = FormField(mask: "AAA")
  let category = FormField(limit: 120)
  let place = FormField(limit: 300)
  let text = FormArea(lines: 3...6, limit: 25_000)
  let condition = NamedControl(LocalizedString(ItemText.condition), ChoiceField())
  let giving = NamedControl(LocalizedString(ItemText.giving), ChoiceField())
  let publish = Button()
  let discard = Button()
  let status = Label(lines: 2)
  let prices = PricesView()
  private(set) lazy var notice = Notice(insteadOf: page)

  private lazy var form = Stack(
    .vertical, spacing: 1,
    [
      title, Stack(.vertical, [condition, giving]), Columns(minimumWidth: 16, [price, currency]),
      Columns(minimumWidth: 30, [category, place]), text, Flow([publish, discard]), status, prices,
    ])
  private lazy var page = ScrollPage(form)

  override func initialize() {
    addSubview(page)
    addSubview(notice)
  }

  override func installConstraints() {
    form.width = .flexible
    pin(page)
    pin(notice)
  }
}
