import Item
import Presentation

/// What the browse screen shows.
struct BrowseViewModel: ViewModelProtocol {
  let condition: ChoiceField.ViewModel
  let order: ChoiceField.ViewModel
  let scope: ChoiceField.ViewModel
  /// What narrows the search, for when the filters are out of sight.
  let narrowing: StyledText
  let list: List<ItemCell>.ViewModel
  let waiting: Spinner.ViewModel
  let message: StyledText
  let wayOut: Button.ViewModel
}

extension BrowseViewModel {
  init(_ state: BrowseReactor.State) {
    let criteria = state.criteria
    condition = ChoiceField.ViewModel(
      options: Condition.choices.map { $0?.text ?? LocalizedString(ItemText.any) },
      selectedIndex: Condition.choices.firstIndex(of: criteria.condition) ?? 0)
    order = ChoiceField.ViewModel(
      options: SearchOrder.allCases.map(\.text), selectedIndex: SearchOrder.allCases.firstIndex(of: criteria.order) ?? 0
    )
    scope = ChoiceField.ViewModel(
      options: BrowseCriteria.Scope.allCases.map(\.text),
      selectedIndex: BrowseCriteria.Scope.allCases.firstIndex(of: criteria.scope) ?? 0)
    narrowing = criteria.narrowing
    list = List.ViewModel(rows: state.items.map(ItemRow.init), placeholder: Self.placeholder(state))
    waiting = Spinner.ViewModel(
      text: LocalizedString(state.phase == .loadingMore ? ItemText.loadingMore : .searching).styled(.secondary),
      isVisible: state.phase == .searching || state.phase == .loadingMore)
    wayOut = state.trouble.map { Button.ViewModel($0.wayOut.title) } ?? .hidden
    message = Self.message(state)
  }

  private static func message(_ state: BrowseReactor.State) -> StyledText {
    if let trouble = state.trouble { return trouble.text }
    guard state.phase == .idle, !state.items.isEmpty else { return .empty }
    let text = state.cursor == nil ? ItemText.foundAll : .foundMore
    return LocalizedString(text, ["count": .number(state.items.count)]).styled(.secondary)
  }

  private static func placeholder(_ state: BrowseReactor.State) -> StyledText {
    guard state.phase == .idle, let asked = state.asked else { return .empty }
    switch asked.scope {
    case .favourites: return LocalizedString(ItemText.nothingMarked).styled(.secondary)
    case .mine: return LocalizedString(ItemText.nothingMine).styled(.secondary)
    case .everything where asked.isNarrowed: return LocalizedString(ItemText.nothingNarrowed).styled(.secondary)
    case .everything: break
    }
    if asked.query.isEmpty { return LocalizedString(ItemText.nothingOnSale).styled(.secondary) }
    return LocalizedString(ItemText.nothingFound, ["text": .text(asked.query)]).styled(.secondary)
  }
}

extension BrowseCriteria.Scope {
  fileprivate var text: LocalizedString {
    switch self {
    case .everything: LocalizedString(ItemText.all)
    case .favourites: LocalizedString(ItemText.favouritesOnly)
    case .mine: LocalizedString(ItemText.mineOnly)
    }
  }
}

extension BrowseReactor.State {
  fileprivate var trouble: Trouble? {
    if case .failed(let trouble) = phase { trouble } else { nil }
  }
}

extension BrowseCriteria {
  fileprivate var narrowing: StyledText {
    let price: LocalizedString? =
      switch (minimum.isEmpty, maximum.isEmpty) {
      case (true, true): nil
      case (false, true): LocalizedString(ItemText.priceFrom, ["price": .text(minimum)])
      case (true, false): LocalizedString(ItemText.priceUpTo, ["price": .text(maximum)])
      case (false, false): LocalizedString(ItemText.priceBetween, ["from": .text(minimum), "to": .text(maximum)])
      }
    return [
      category.styled(.accent), condition?.text.styled(.accent) ?? .empty, price?.styled(.accent) ?? .empty,
      currency.styled(.accent), scope == .everything ? .empty : scope.text.styled(.accent),
      order == .relevance ? .empty : order.text.styled(.accent),
    ].joinedByDots
  }
}
