import Item
import Presentation
import Reactive
import Reactors

/// The browse screen.
final class BrowseViewController: ViewController<BrowseView, BrowseViewModel>, ReactorView {
  let binding = ReactorBinding<BrowseReactor>()
  private let filter = KeyCommand(.control("f"), LocalizedString(ItemText.filters))
  private let clear = KeyCommand(.control("x"), LocalizedString(ItemText.clearFilters))

  convenience init(reactor: BrowseReactor) {
    self.init(BrowseView())
    commands = [filter, clear]
    self.reactor = reactor
  }

  func bind(reactor: BrowseReactor) {
    actions.bind(to: reactor.action).disposed(by: disposeBag)
    filter.invoked.subscribe(onNext: { [weak view] in view?.toggleFilters() }).disposed(by: disposeBag)
    clear.invoked.subscribe(onNext: { [weak view, weak reactor] in
      view?.clearFilters()
      reactor?.action.onNext(.choose(.everything))
    }).disposed(by: disposeBag)
    show(reactor.state.map(BrowseViewModel.init))
  }

  override func bind(_ viewModel: BrowseViewModel) {
    clear.isEnabled = viewModel.narrowing != .empty
    view.condition.control.bind(viewModel.condition)
    view.order.control.bind(viewModel.order)
    view.scope.control.bind(viewModel.scope)
    view.narrowing.bind(viewModel.narrowing)
    view.list.bind(viewModel.list)
    view.waiting.bind(viewModel.waiting)
    view.message.bind(viewModel.message)
    view.wayOut.bind(viewModel.wayOut)
  }

  private var actions: Observable<BrowseReactor.Action> {
    .merge(
      appearances.map { .appear }, typing, choices,
      view.search.submit.map { _ in .search },
      view.list.reachedEnd.map { .reachEnd },
      view.wayOut.tap.map { .takeWayOut },
      view.list.modelActivated.map { .open($0.id) })
  }

  private var typing: Observable<BrowseReactor.Action> {
    .merge(
      view.search.value.changed.map { .type(.text, $0) },
      view.category.control.value.changed.map { .type(.category, $0) },
      view.minimum.control.value.changed.map { .type(.minimum, $0) },
      view.maximum.control.value.changed.map { .type(.maximum, $0) },
      view.currency.control.value.changed.map { .type(.currency, $0) })
  }

  private var choices: Observable<BrowseReactor.Action> {
    .merge(
      view.condition.control.itemSelected.map { .choose(.condition(Condition.choices[$0])) },
      view.order.control.itemSelected.map { .choose(.order(SearchOrder.allCases[$0])) },
      view.scope.control.itemSelected.map { .choose(.scope(BrowseCriteria.Scope.allCases[$0])) })
  }
}

extension BrowseView {
  fileprivate func toggleFilters() {
    showsFilters.toggle()
    if showsFilters { category.control.focus() } else { search.focus() }
  }

  fileprivate func clearFilters() {
    for field in [category.control, minimum.control, maximum.control, currency.control] { field.text = "" }
  }
}
