import Item
import Presentation

/// What the form of an item shows.
struct SellViewModel: ViewModelProtocol {
  /// Whether there is anything to fill in.
  let hasForm: Bool
  let fields: [SaleField: FormField.ViewModel]
  let condition: ChoiceField.ViewModel
  let giving: ChoiceField.ViewModel
  let publish: Button.ViewModel
  let discard: Button.ViewModel
  let status: StyledText
  let prices: PricesView.ViewModel?
  let notice: Notice.ViewModel
}

extension SellViewModel {
  init(_ state: SellReactor.State, isNew: Bool) {
    let checked = state.checked
    let isReady = state.phase == .ready
    hasForm = isReady || state.phase == .publishing
    fields = SaleField.allCases.reduce(into: [:]) { fields, field in
      let fault = state.touched.contains(field) ? checked.faults[field] : nil
      fields[field] = FormField.ViewModel(
        title: field.title.styled(.secondary), placeholder: field.placeholder(state).styled(.placeholder),
        message: fault?.styled(.negative) ?? .empty, isInvalid: fault != nil,
        isEnabled: isReady && !(state.form.isFree && field == .price))
    }
    condition = ChoiceField.ViewModel(
      options: Condition.choices.map { $0?.text ?? LocalizedString(ItemText.conditionUnsaid) },
      selectedIndex: Condition.choices.firstIndex(of: state.form.condition) ?? 0)
    giving = ChoiceField.ViewModel(
      options: [LocalizedString(ItemText.forMoney), LocalizedString(ItemText.forFree)],
      selectedIndex: state.form.isFree ? 1 : 0)
    publish = Button.ViewModel(LocalizedString(isNew ? ItemText.publish : .save), isEnabled: isReady)
    discard = Button.ViewModel(
      LocalizedString(ItemText.discard), isEnabled: isReady, isVisible: isNew && !state.form.isEmpty)
    status = state.keeping.text
    prices = state.alike.map { alike in
      let price: Int64? = if case .amount(let minorUnits) = checked.details.price { minorUnits } else { nil }
      return PricesView.ViewModel(alike, marking: checked.faults[.price] == nil ? price : nil)
    }
    notice =
      switch state.phase {
      case .loading: .loading
      case .ready, .publishing: .none
      case .failed(let trouble): Notice.ViewModel(trouble)
      }
  }
}

extension SaleField {
  fileprivate var title: LocalizedString {
    switch self {
    case .title: LocalizedString(ItemText.title)
    case .price: LocalizedString(ItemText.price)
    case .currency: LocalizedString(ItemText.currency)
    case .category: LocalizedString(ItemText.category)
    case .place: LocalizedString(ItemText.place)
    case .description: LocalizedString(ItemText.text)
    }
  }

  fileprivate func placeholder(_ state: SellReactor.State) -> LocalizedString {
    switch self {
    case .title: LocalizedString(ItemText.titlePlaceholder)
    case .price: LocalizedString(state.form.isFree ? ItemText.forFree : .pricePlaceholder)
    case .currency: LocalizedString(value: .text(state.currencyCode))
    case .category: LocalizedString(ItemText.categoryPlaceholder)
    case .place: LocalizedString(ItemText.placePlaceholder)
    case .description: LocalizedString(ItemText.textPlaceholder)
    }
  }
}

extension SellReactor.Keeping {
  fileprivate var text: StyledText {
    switch self {
    case .nothing: .empty
    case .restored: LocalizedString(ItemText.draftRestored).styled(.accent)
    case .writing: LocalizedString(ItemText.draftWriting).styled(.secondary)
    case .kept: LocalizedString(ItemText.draftKept).styled(.secondary)
    case .failed(let reason): LocalizedString(ItemText.draftFailed, ["reason": .localized(reason)]).styled(.negative)
    }
  }
}
