import Presentation

/// A line to search in, filters that can be put away, and what was found.
final class BrowseView: View {
  let search = TextField(limit: 200)
  let narrowing = Label()
  let category = NamedControl(LocalizedString(ItemText.category), TextField(limit: 60))
  let condition = NamedControl(LocalizedString(ItemText.condition), ChoiceField())
  let minimum = NamedControl(LocalizedString(ItemText.minimum), TextField(limit: 30))
  let maximum = NamedControl(LocalizedString(ItemText.maximum), TextField(limit: 30))
  let currency = NamedControl(LocalizedString(ItemText.currency), TextField(mask: "AAA"))
  let order = NamedControl(LocalizedString(ItemText.order), ChoiceField())
  let scope = NamedControl(LocalizedString(ItemText.scope), ChoiceField())
  let list = List<ItemCell>()
  let waiting = Spinner()
  let message = Label(lines: 2)
  let wayOut = Button()

  private lazy var filters = Columns(
    minimumWidth: 32, [category, condition, minimum, maximum, currency, order, scope])
  private lazy var footer = Stack(.horizontal, spacing: 1, [waiting, message, wayOut])
  private lazy var page = Stack(.vertical, [search, narrowing, filters, list, footer])

  /// Whether the filters are in sight, instead of what they come to.
  var showsFilters = false {
    didSet {
      filters.isHidden = !showsFilters
      narrowing.isHidden = showsFilters
    }
  }

  override func initialize() {
    addSubview(page)
  }

  override func installConstraints() {
    search.placeholder = LocalizedString(ItemText.searchPlaceholder).styled(.placeholder)
    filters.isHidden = true
    message.width = .flexible
    footer.width = .flexible
    page.width = .flexible
    page.height = .flexible
    list.height = .flexible(minimum: 2)
    pin(page, insets: Insets(horizontal: 1))
  }
}
