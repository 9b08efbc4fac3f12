import Item
import Money
import Presentation
import UserInterface

extension ItemCoordinator {
  private static let pageLength = 40

  func browse(on stage: any Stage) -> BrowseReactor {
    BrowseReactor(
      BrowseReactor.Services(
        search: { criteria, cursor in schedulers.ask { try search(criteria, cursor) } },
        refresh: { numbers in schedulers.ask { try joined.items(numbers, for: viewerId()) } },
        open: { [weak stage] place in stage?.later { $0.open(place.address) } },
        takeWayOut: stage.opening),
      time: schedulers.time)
  }

  private func search(_ criteria: BrowseCriteria, _ cursor: String?) throws -> JoinedItemPage {
    let page = try manager.search(
      SearchQuery(criteria.searched), filter: filter(criteria), order: criteria.order, limit: Self.pageLength,
      cursor: cursor)
    return try joined.page(page, for: viewerId())
  }

  private func filter(_ criteria: BrowseCriteria) throws -> ListingFilter {
    func typed(_ text: String) -> String? {
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.isEmpty ? nil : words
    }
    var filter = ListingFilter(category: typed(criteria.category)?.lowercased(), condition: criteria.condition)
    if criteria.scope != .everything { filter.states = [.available, .reserved, .sold] }
    switch criteria.scope {
    case .everything: break
    case .favourites: filter.favouriteOf = try me().id
    case .mine: filter.sellerId = try me().id
    }
    let (minimum, maximum) = (typed(criteria.minimum), typed(criteria.maximum))
    let code = typed(criteria.currency) ?? (minimum ?? maximum).map { _ in currencyCode }
    guard let code else { return filter }
    let currency = try Currency(typed: code)
    filter.currencyCode = currency.code
    filter.minimumPrice = try minimum.map { try currency.money(typed: $0).minorUnits }
    filter.maximumPrice = try maximum.map { try currency.money(typed: $0).minorUnits }
    return filter
  }
}

extension BrowseReactor.Place {
  fileprivate var address: String {
    switch self {
    case .item(let number): "marketplace://item/\(number)"
    }
  }
}
