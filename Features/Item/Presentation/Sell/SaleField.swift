import Item
import Money
import Presentation

/// What can be typed about an item.
enum SaleField: CaseIterable, Sendable {
  case title, price, currency, category, place, description

  /// The field of a form that a rule about listings is about.
  init?(_ field: ListingField) {
    switch field {
    case .title: self = .title
    case .price: self = .price
    case .currency: self = .currency
    case .category: self = .category
    case .place: self = .place
    case .description: self = .description
    case .attributes, .reference: return nil
    }
  }
}

/// A form as it would be put on sale, and what is wrong with it, by field.
struct CheckedSale: Equatable, Sendable {
  /// May be put on sale where there are no faults.
  let details: ListingDetails
  let faults: [SaleField: LocalizedString]

  /// Checks every field by itself; a currency that was not typed is `currencyCode`.
  init(_ draft: SaleDraft, currencyCode: String) {
    var faults: [SaleField: LocalizedString] = [:]
    var currency: Currency?
    // An amount that is wrong is told once: the rules below see one that is right.
    var price = AskingPrice.amount(1)
    do throws(TypingFault) {
      let known = try Currency(typed: draft.currency.isEmpty ? currencyCode : draft.currency)
      currency = known
    } catch {
      faults[.currency] = error.text
    }
    let typed = draft.price.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if draft.isFree {
      price = .free
    } else if typed.isEmpty {
      faults[.price] = LocalizedString(ItemText.priceMissing)
    } else if let currency {
      do throws(TypingFault) {
        price = .amount(try currency.money(typed: typed).minorUnits)
      } catch {
        faults[.price] = error.text
      }
    }
    details = ListingDetails(
      title: draft.title, description: draft.description, price: price, currencyCode: currency?.code ?? "EUR",
      category: draft.category, condition: draft.condition, place: draft.place)
    for (field, fault) in details.faults {
      if let field = SaleField(field) { faults[field] = faults[field] ?? fault.text }
    }
    self.faults = faults
  }
}

extension SaleDraft {
  /// What a listing says, to be changed.
  init(_ details: ListingDetails) {
    let price = MoneyText(minorUnits: details.price.minorUnits, currencyCode: details.currencyCode, language: "en")
    self.init(
      title: details.title, description: details.description, price: details.price == .free ? "" : price.decimal,
      currency: details.currencyCode, isFree: details.price == .free, category: details.category ?? "",
      condition: details.condition, place: details.place ?? "")
  }

  subscript(field: SaleField) -> String {
    get {
      switch field {
      case .title: title
      case .price: price
      case .currency: currency
      case .category: category
      case .place: place
      case .description: description
      }
    }
    set {
      switch field {
      case .title: title = newValue
      case .price: price = newValue
      case .currency: currency = newValue
      case .category: category = newValue
      case .place: place = newValue
      case .description: description = newValue
      }
    }
  }
}
