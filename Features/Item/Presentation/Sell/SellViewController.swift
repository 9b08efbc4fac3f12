import Item
import Presentation
import Reactive
import Reactors

/// The form of an item.
final class SellViewController: ViewController<SellView, SellViewModel>, ReactorView {
  let binding = ReactorBinding<SellReactor>()
  private let publish = KeyCommand(.control("s"), LocalizedString(ItemText.publish))
  private let save = KeyCommand(.control("s"), LocalizedString(ItemText.save))
  private let discard = KeyCommand(.control("d"), LocalizedString(ItemText.discard))

  convenience init(reactor: SellReactor) {
    self.init(SellView())
    commands = reactor.isNew ? [publish, discard] : [save]
    self.reactor = reactor
  }

  func bind(reactor: SellReactor) {
    Observable<SellReactor.Action>.merge(
      typing, appearances.map { .appear }, view.notice.button.tap.map { .takeWayOut },
      view.condition.control.itemSelected.map { .choose(Condition.choices[$0]) },
      view.giving.control.itemSelected.map { .give($0 == 1) },
      view.publish.tap.map { .publish }, publish.invoked.map { .publish }, save.invoked.map { .publish },
      view.discard.tap.map { .discard }, discard.invoked.map { .discard }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    ControlEvent(events: reactor.pulse(\.$filled).compactMap(\.self)).subscribe(onNext: { [weak view] draft in
      view?.fill(draft)
    }).disposed(by: disposeBag)
    let isNew = reactor.isNew
    show(reactor.state.map { SellViewModel($0, isNew: isNew) })
    toast(reactor.pulse(\.$failure).compactMap(\.self), as: .caution)
  }

  override func bind(_ viewModel: SellViewModel) {
    for command in [publish, save] { command.isEnabled = viewModel.hasForm }
    discard.isEnabled = viewModel.hasForm && viewModel.discard.isVisible
    for (field, shown) in viewModel.fields { view.bind(field, shown) }
    view.condition.control.bind(viewModel.condition)
    view.giving.control.bind(viewModel.giving)
    view.publish.bind(viewModel.publish)
    view.discard.bind(viewModel.discard)
    view.status.bind(viewModel.status)
    view.prices.bind(viewModel.prices)
    view.notice.bind(viewModel.notice)
  }

  private var typing: Observable<SellReactor.Action> {
    .merge(
      view.title.field.value.changed.map { .type(.title, $0) },
      view.price.field.value.changed.map { .type(.price, $0) },
      view.currency.field.value.changed.map { .type(.currency, $0) },
      view.category.field.value.changed.map { .type(.category, $0) },
      view.place.field.value.changed.map { .type(.place, $0) },
      view.text.field.value.changed.map { .type(.description, $0) })
  }
}

extension SellView {
  fileprivate func bind(_ field: SaleField, _ viewModel: FormField.ViewModel) {
    switch field {
    case .title: title.bind(viewModel)
    case .price: price.bind(viewModel)
    case .currency: currency.bind(viewModel)
    case .category: category.bind(viewModel)
    case .place: place.bind(viewModel)
    case .description:
      text.bind(
        FormArea.ViewModel(
          title: viewModel.title, placeholder: viewModel.placeholder, message: viewModel.message,
          isInvalid: viewModel.isInvalid, isEnabled: viewModel.isEnabled))
    }
  }

  fileprivate func fill(_ draft: SaleDraft) {
    title.field.text = draft.title
    price.field.text = draft.price
    currency.field.text = draft.currency
    category.field.text = draft.category
    place.field.text = draft.place
    text.field.text = draft.description
  }
}
