import Chat
import Dispatch
import Presentation
import Reactive
import UserInterface

extension ChatCoordinator {
  private static let pageSize = 50

  func inbox(on stage: any Stage) -> InboxReactor {
    InboxReactor(
      InboxReactor.Services(
        page: { cursor in
          schedulers.ask { try joined.inbox(of: me().id, limit: Self.pageSize, cursor: cursor) }
            .do(onSubscribed: { if cursor == nil { doings.accept(.looked) } })
        },
        news: inboxNews,
        open: { [weak stage] place in stage?.later { $0.open(place.address) } },
        takeWayOut: stage.opening))
  }

  private var inboxNews: Observable<InboxReactor.News> {
    let done = doings.compactMap { doing -> InboxReactor.News? in
      switch doing {
      case .read(let number): .read(number)
      case .left(let number): .left(number)
      case .looked: nil
      }
    }
    // Many messages at once, such as of an import, are one reason to look again.
    let changed = news().map { _ in InboxReactor.News.changed }
      .throttle(.milliseconds(100), scheduler: schedulers.clock)
    return .merge(done, changed)
  }
}

extension InboxReactor.Place {
  fileprivate var address: String {
    switch self {
    case .conversation(let number): "marketplace://conversation/\(number)"
    }
  }
}
