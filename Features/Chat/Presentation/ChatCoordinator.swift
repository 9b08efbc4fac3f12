public import Chat
import Dispatch
public import ItemInterface
public import LegacyInterface
public import Presentation
import Reactive
public import UserInterface

/// Puts Chat's screens on stage.
public struct ChatCoordinator: Coordinator {
  /// English and Brazilian Portuguese.
  public static let texts = [TextTable.chatEnglish, .chatBrazilianPortuguese]

  let joined: JoinedConversations
  let schedulers: ScreenSchedulers
  /// What its screens did, for each other to know; shared by the copies of a coordinator.
  let doings = PublishRelay<Doing>()

  /// Screens on what the lazies give, which are first called when a screen asks something.
  public init(
    manager: @autoclosure @escaping @Sendable () -> ChatManager,
    items: @autoclosure @escaping @Sendable () -> any ItemInterface,
    users: @autoclosure @escaping @Sendable () -> any UserInterface,
    legacy: @autoclosure @escaping @Sendable () -> any LegacyInterface,
    schedulers: ScreenSchedulers = .live
  ) {
    joined = JoinedConversations(manager: manager, items: items, users: users, legacy: legacy)
    self.schedulers = schedulers
  }

  /// The inbox, with the number of messages that the signed-in person has not seen.
  public var tabs: [Shell.Tab] {
    [Shell.Tab(LocalizedString(ChatText.inboxTab), address: "marketplace://inbox", badge: unread)]
  }

  /// `inbox` and `conversation/NUMBER`.
  public var routes: [ScreenRoute] {
    [
      ScreenRoute("inbox") { stage in inbox(on: stage) },
      ScreenRoute("conversation", number: { number, stage in conversation(number, on: stage) }),
    ]
  }
}

extension ChatCoordinator {
  /// What a screen did to a conversation, or found out about who looks at it.
  enum Doing: Sendable, Equatable {
    case read(Int64)
    case left(Int64)
    /// Somebody looks, who may be another than before.
    case looked
  }

  var manager: ChatManager { joined.manager() }

  /// Who uses the program. Throws `SignInNeeded`.
  func me() throws -> any UserSummary {
    guard let user = try joined.users().signedInUser() else { throw SignInNeeded() }
    return user
  }

  /// What is committed from now on by any process, in one conversation or in all of the signed-in person.
  ///
  /// Nil comes first, as soon as nothing can be missed any more: whoever looks then has seen all. It comes again where
  /// something may have been missed: where the store or User fails, it begins anew every two seconds.
  func news(in number: Int64? = nil) -> Observable<Message?> {
    schedulers.ask { try manager.updates(for: me().id, in: number) }
      .flatMap { Observable.from($0).map(Optional.some).startWith(nil) }
      .catch { .concat(.just(nil), .error($0)) }
      .retry(when: { (failures: Observable<any Error>) in
        failures.flatMap { _ in Observable<Int>.timer(.seconds(2), scheduler: schedulers.clock) }
      })
  }

  /// How many messages whoever is signed in has not seen.
  var unread: Observable<Int> {
    let person = doings.startWith(.looked)
      .flatMapLatest { _ in schedulers.ask { try joined.users().signedInUser()?.id }.catchAndReturn(nil) }
      .distinctUntilChanged()
    return person.flatMapLatest { id in
      guard let id else { return Observable.just(0) }
      // Nobody waits for others, who may go on for long, such as an import.
      let news = news().map { _ in }.throttle(.milliseconds(100), scheduler: schedulers.clock)
      return Observable.merge(doings.map { _ in }, news).startWith(())
        .concatMap { schedulers.ask { try manager.unreadCount(of: id) }.catch { _ in .empty() } }
    }
  }
}
