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
    Observable<ConversationReactor.Action>.merge(
      appearances.map { .appear }, timeline, offers, leave.invoked.map { .leave }, item.invoked.map { .openItem },
      person.invoked.map { .openPerson }, view.notice.button.tap.map { .takeWayOut }
    ).bind(to: reactor.action).disposed(by: disposeBag)
    view.field.submit.subscribe(onNext: { [weak self] text in
      self?.view.field.text = ""
      self?.view.list.scrollToEnd()
      self?.reactor?.action.onNext(.send(text))
    }).disposed(by: disposeBag)
    show(reactor.state.map(ConversationViewModel.init))
    toast(reactor.pulse(\.$failure).compactMap(\.self), as: .negative)
  }

  private var timeline: Observable<ConversationReactor.Action> {
    .merge(
      view.list.reachedStart.map { .older }, view.list.reachedEnd.map { .seen },
      view.list.modelActivated.compactMap { row in
        switch row.content {
        case .older: .older
        case .outgoing: .resend
        case .entry: nil
        }
      },
      resend.invoked.map { .resend }, discard.invoked.map { .discard })
  }

  private var offers: Observable<ConversationReactor.Action> {
    .merge(
      view.others.accept.tap.map { .accept }, view.others.decline.tap.map { .decline },
      view.own.withdraw.tap.map { .withdraw }, offer.invoked.map { .draft(true) }, cancel.invoked.map { .draft(false) },
      view.price.field.value.changed.map { .price($0) }, view.price.field.submit.map { _ in .offer })
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
