import Presentation
import Reactive
import Reactors

/// A conversation.
final class ConversationViewController: ViewController<ConversationView, ConversationViewModel>, ReactorView {
  let binding = ReactorBinding<ConversationReactor>()
  private let offer = KeyCommand(.control("o"), LocalizedString(ChatText.offer))
  private let item = KeyCommand(.control("g"), LocalizedString(ChatText.item))
  private let person = KeyCommand(.control("p"), LocalizedString(ChatText.person))
  private let leave = KeyCommand(.control("x"), LocalizedString(ChatText.leave))
  private let resend = KeyCommand(.control("r"), LocalizedString(ChatText.sendAgain))
  private let discard = KeyCommand(.control("d"), LocalizedString(ChatText.discard))
  private let cancel = KeyCommand(.escape, LocalizedString(LibraryText.cancel))

  convenience init(reactor: ConversationReactor) {
    self.init(ConversationView())
    commands = [cancel, resend, discard, offer, item, person, leave]
    self.reactor = reactor
  }

  func bind(reactor: ConversationReactor) {
    bindTimeline(to: reactor)
    bindOffers(to: reactor)
    send(leave.invoked, as: .leave, to: reactor)
    send(item.invoked, as: .openItem, to: reactor)
    send(person.invoked, as: .openPerson, to: reactor)
    send(view.notice.button.tap, as: .takeWayOut, to: reactor)
    toast(reactor.pulse(\.$failure).compactMap(\.self), as: .negative)
    show(reactor.state.map(ConversationViewModel.init))
  }

  private func bindTimeline(to reactor: ConversationReactor) {
    send(appearances, as: .appear, to: reactor)
    send(view.list.reachedStart, as: .older, to: reactor)
    send(view.list.reachedEnd, as: .seen, to: reactor)
    send(resend.invoked, as: .resend, to: reactor)
    send(discard.invoked, as: .discard, to: reactor)
    view.list.modelActivated.compactMap { row -> ConversationReactor.Action? in
      switch row.content {
      case .older: .older
      case .outgoing: .resend
      case .entry: nil
      }
    }
    .bind(to: reactor.action).disposed(by: disposeBag)
    view.field.submit.subscribe(onNext: { [weak self] text in
      self?.view.field.text = ""
      self?.view.list.scrollToEnd()
      self?.reactor?.action.onNext(.send(text))
    })
    .disposed(by: disposeBag)
  }

  private func bindOffers(to reactor: ConversationReactor) {
    send(view.others.accept.tap, as: .accept, to: reactor)
    send(view.others.decline.tap, as: .decline, to: reactor)
    send(view.own.withdraw.tap, as: .withdraw, to: reactor)
    send(offer.invoked, as: .draft(true), to: reactor)
    send(cancel.invoked, as: .draft(false), to: reactor)
    send(view.price.field.submit.map { _ in }, as: .offer, to: reactor)
    view.price.field.value.skip(1).map { ConversationReactor.Action.price($0) }
      .bind(to: reactor.action).disposed(by: disposeBag)
  }

  private func send(
    _ events: some ObservableType<Void>, as action: ConversationReactor.Action, to reactor: ConversationReactor
  ) {
    events.map { action }.bind(to: reactor.action).disposed(by: disposeBag)
  }

  override func bind(_ viewModel: ConversationViewModel) {
    title = viewModel.title
    view.item.bind(viewModel.item)
    view.itemState.bind(viewModel.itemState)
    view.list.bind(viewModel.list)
    view.notice.bind(viewModel.notice)
    let answer = view.others.focusedButton ?? view.own.focusedButton
    view.others.bind(viewModel.others)
    view.own.bind(viewModel.own)
    // Who answered an offer goes on writing.
    if let answer, !view.others.offers(answer), !view.own.offers(answer) { focusWriting() }
    view.status.bind(viewModel.status)
    view.field.bind(viewModel.field)
    bind(price: viewModel.price, orMessage: viewModel.canWrite)
    offer.isEnabled = viewModel.canOffer
    item.isEnabled = viewModel.canShowItem
    person.isEnabled = viewModel.canShowPerson
    leave.isEnabled = viewModel.canLeave
    resend.isEnabled = viewModel.hasUnsent
    discard.isEnabled = viewModel.hasUnsent
    cancel.isEnabled = viewModel.price != nil
  }

  /// The field for a price is a new one each time.
  private func bind(price viewModel: FormField.ViewModel?, orMessage canWrite: Bool) {
    if let viewModel { view.price.bind(viewModel) }
    let writing: ConversationView.Writing = viewModel != nil ? .price : canWrite ? .message : .nothing
    guard writing != view.writing else { return }
    view.writing = writing
    view.price.field.text = ""
    focusWriting()
  }

  /// Somebody always has the focus: else letters would be keys of the shell.
  private func focusWriting() {
    switch view.writing {
    case .nothing where view.notice.isHidden: view.list.focus()
    case .nothing: view.notice.button.focus()
    case .message: view.field.focus()
    case .price: view.price.field.focus()
    }
  }
}
