import Presentation
import Reactive
import Reactors

/// The screen of an item.
final class DetailViewController: ViewController<DetailView, DetailViewModel>, ReactorView {
  let binding = ReactorBinding<DetailReactor>()
  private let chat = KeyCommand(.character("c"), LocalizedString(ItemText.chat))
  private let favourite = KeyCommand(.character("f"), LocalizedString(ItemText.favourite))

  convenience init(reactor: DetailReactor) {
    self.init(DetailView())
    commands = [chat, favourite]
    self.reactor = reactor
  }

  func bind(reactor: DetailReactor) {
    Observable<DetailReactor.Action>.merge(
      appearances.map { .appear }, view.notice.button.tap.map { .takeWayOut },
      view.chat.tap.map { .chat }, chat.invoked.map { .chat },
      view.favourite.tap.map { .toggleFavourite }, favourite.invoked.map { .toggleFavourite },
      view.seller.tap.map { .openSeller }, view.edit.tap.map { .edit }, view.sell.tap.map { .sell },
      view.release.tap.map { .release }, view.remove.tap.map { .remove }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    show(reactor.state.map(DetailViewModel.init))
    toast(reactor.pulse(\.$failure).compactMap(\.self), as: .caution)
  }

  override func bind(_ viewModel: DetailViewModel) {
    chat.isEnabled = viewModel.chat.isVisible
    favourite.isEnabled = viewModel.favourite.isVisible
    view.title.bind(viewModel.title)
    view.price.bind(viewModel.price)
    view.seller.bind(viewModel.seller)
    view.chat.bind(viewModel.chat)
    view.favourite.bind(viewModel.favourite)
    view.edit.bind(viewModel.edit)
    view.sell.bind(viewModel.sell)
    view.release.bind(viewModel.release)
    view.remove.bind(viewModel.remove)
    view.arrangeButtons()
    view.text.bind(viewModel.text)
    view.facts.bind(viewModel.facts)
    view.prices.bind(viewModel.prices)
    view.history.bind(viewModel.history)
    view.notice.bind(viewModel.notice)
  }
}
