import Item
import Money
import Presentation

extension Listing {
  /// What is asked, in the reader's language.
  var shownPrice: LocalizedString { .price(details.price, currencyCode: currencyCode) }
}

extension LocalizedString {
  /// A price, or that it is free.
  static func price(_ price: AskingPrice, currencyCode: String) -> LocalizedString {
    switch price {
    case .free: LocalizedString(ItemText.free)
    case .amount(let minorUnits): .amount(minorUnits, currencyCode: currencyCode)
    }
  }

  /// Minor units of a currency; of one that there is no more they stay a count.
  static func amount(_ minorUnits: Int64, currencyCode: String) -> LocalizedString {
    LocalizedString(value: .amount(minorUnits, currencyCode: currencyCode))
  }
}

extension LocalizedString.Argument {
  /// Minor units of a currency.
  static func amount(_ minorUnits: Int64, currencyCode: String) -> LocalizedString.Argument {
    guard let currency = try? Currency(code: currencyCode) else { return .text("\(minorUnits) \(currencyCode)") }
    return .money(Money(minorUnits: minorUnits, currency: currency))
  }
}

extension Condition {
  /// What can be chosen: nothing, or any of them.
  static let choices: [Condition?] = [nil] + allCases

  /// How people say it.
  var text: LocalizedString {
    switch self {
    case .new: LocalizedString(ItemText.conditionNew)
    case .likeNew: LocalizedString(ItemText.conditionLikeNew)
    case .excellent: LocalizedString(ItemText.conditionExcellent)
    case .good: LocalizedString(ItemText.conditionGood)
    case .fair: LocalizedString(ItemText.conditionFair)
    case .poor: LocalizedString(ItemText.conditionPoor)
    }
  }
}

extension SearchOrder {
  /// How people say it.
  var text: LocalizedString {
    switch self {
    case .relevance: LocalizedString(ItemText.orderRelevance)
    case .newest: LocalizedString(ItemText.orderNewest)
    case .oldest: LocalizedString(ItemText.orderOldest)
    case .price: LocalizedString(ItemText.orderPrice)
    case .priceDescending: LocalizedString(ItemText.orderPriceDescending)
    }
  }
}

extension ListingStatus.State {
  /// How people say it.
  var text: LocalizedString {
    switch self {
    case .available: LocalizedString(ItemText.stateAvailable)
    case .reserved: LocalizedString(ItemText.stateReserved)
    case .sold: LocalizedString(ItemText.stateSold)
    case .removed: LocalizedString(ItemText.stateRemoved)
    }
  }

  /// What a state means to somebody who wants the item.
  var role: Role {
    switch self {
    case .available: .positive
    case .reserved: .caution
    case .sold, .removed: .negative
    }
  }
}

extension [StyledText] {
  /// Those that say something, with a dot between them.
  var joinedByDots: StyledText { joined(separator: " · ".styled(.secondary)) }
}
