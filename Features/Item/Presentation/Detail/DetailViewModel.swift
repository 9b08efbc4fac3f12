import Item
import Presentation

/// What the screen of an item shows.
struct DetailViewModel: ViewModelProtocol {
  let title: StyledText
  let price: StyledText
  let seller: Button.ViewModel
  let chat: Button.ViewModel
  let favourite: Button.ViewModel
  let edit: Button.ViewModel
  let sell: Button.ViewModel
  let release: Button.ViewModel
  let remove: Button.ViewModel
  let text: StyledText
  let facts: StyledText
  let prices: PricesView.ViewModel?
  let history: StyledText
  let notice: Notice.ViewModel
}

extension DetailViewModel {
  init(_ state: DetailReactor.State) {
    let detail = state.content.content
    let status = detail?.listing.status.state
    let isOwn = detail?.isOwn == true
    func button(_ text: ItemText, isVisible: Bool) -> Button.ViewModel {
      Button.ViewModel(LocalizedString(text), isEnabled: !state.isPending, isVisible: isVisible)
    }
    title = detail?.listing.title.styled(.title) ?? .empty
    price = detail.map(Self.price) ?? .empty
    seller = Button.ViewModel(title: detail.map(Self.seller) ?? .empty, isVisible: detail?.seller != nil)
    chat = button(.chat, isVisible: detail != nil && !isOwn)
    favourite = button(detail?.isFavourite == true ? .unfavourite : .favourite, isVisible: detail != nil && !isOwn)
    edit = button(.edit, isVisible: isOwn && (status == .available || status == .reserved))
    sell = button(.sell, isVisible: isOwn && (status == .available || status == .reserved))
    release = button(.release, isVisible: isOwn && status == .reserved)
    remove = button(.remove, isVisible: isOwn && status == .available)
    text = detail?.listing.details.description.styled(.body) ?? .empty
    facts = detail.map { Self.facts($0.listing) } ?? .empty
    prices = state.prices.flatMap { prices in
      detail.map { PricesView.ViewModel(prices, marking: $0.listing.details.price.asked) }
    }
    history = detail.map(Self.history) ?? .empty
    notice = Notice.ViewModel(state.content)
  }

  private static func price(_ detail: ItemDetail) -> StyledText {
    let status = detail.listing.status.state
    let agreement = detail.shown.item.agreement.map { agreement in
      agreed(agreement, status, in: detail.listing.currencyCode).styled(.secondary)
    }
    return [
      detail.listing.shownPrice.styled(.heading), agreement ?? status.text.styled(status.role),
    ].joinedByDots
  }

  private static func agreed(
    _ agreement: JoinedAgreement, _ status: ListingStatus.State, in currencyCode: String
  ) -> LocalizedString {
    LocalizedString(
      status == .sold ? ItemText.agreedSold : .agreedReserved,
      ["person": .person(agreement.buyer), "price": .amount(agreement.minorUnits, currencyCode: currencyCode)])
  }

  private static func seller(_ detail: ItemDetail) -> StyledText {
    guard let seller = detail.seller else { return .empty }
    let name = "\(seller.name) @\(seller.handle)".styled(.button)
    guard let rating = seller.rating, rating.isFinite else { return name }
    let tenths = Int((min(max(rating, 0), 5) * 10).rounded())
    return name + " ".styled(.button)
      + LocalizedString(
        ItemText.rating,
        ["whole": .number(tenths / 10), "tenth": .number(tenths % 10), "count": .number(seller.ratingCount)]
      ).styled(.button)
  }

  private static func facts(_ listing: Listing) -> StyledText {
    let details = listing.details
    var facts: [(name: StyledText, value: StyledText)] = []
    func add(_ name: ItemText, _ value: StyledText?) {
      if let value { facts.append((LocalizedString(name).styled(.secondary), value)) }
    }
    add(.category, details.category?.styled(.body))
    add(.condition, details.condition?.text.styled(.body))
    add(.place, details.place?.styled(.body))
    for (name, value) in details.attributes.sorted(by: { $0.key < $1.key }) {
      facts.append((name.styled(.secondary), value.styled(.body)))
    }
    add(.number, "\(listing.number)".styled(.body))
    return facts.map { $0.name + ": ".styled(.secondary) + $0.value }.joined(separator: "\n")
  }

  private static func history(_ detail: ItemDetail) -> StyledText {
    let heading = LocalizedString(ItemText.history).styled(.heading)
    let entries = detail.shown.history.map { entry in
      let what =
        entry.agreement.map { agreed($0, entry.state, in: detail.listing.currencyCode) } ?? entry.state.text
      return LocalizedString(
        ItemText.historyEntry,
        ["time": .relative(entry.at), "state": .localized(what), "person": .person(entry.actor)]
      ).styled(.secondary)
    }
    return ([heading] + entries).joined(separator: "\n")
  }
}

extension AskingPrice {
  /// What is asked; nil for what is free.
  fileprivate var asked: Int64? {
    if case .amount(let minorUnits) = self { minorUnits } else { nil }
  }
}
