import Chat
import Dispatch
import ItemInterface
import Money
import Presentation
import Reactive
import UserInterface

extension ChatCoordinator {
  private static let stretch = 50

  func conversation(_ number: Int64, on stage: any Stage) -> ConversationReactor {
    ConversationReactor(
      ConversationReactor.Services(
        look: { schedulers.ask { try look(at: number) } },
        older: { before in
          schedulers.ask { try joined.thread(number, for: me().id, before: before, limit: Self.stretch) }
        },
        // Many entries at once, such as of an import, are one reason to look again.
        news: news(in: number).map { _ in }.throttle(.milliseconds(50), scheduler: schedulers.clock),
        ticks: Observable<Int>.interval(.seconds(1), scheduler: schedulers.clock).map { _ in manager.moment },
        send: { text in
          schedulers.ask {
            let me = try me()
            return try joined.entry(manager.send(text, in: number, by: me.id), for: me.id)
          }
        },
        markRead: { message in
          schedulers.ask {
            try manager.markRead(number, through: message, by: me().id)
            doings.accept(.read(number))
          }
        },
        settle: { step in schedulers.ask { try settle(step, in: number) } },
        leave: { [weak stage] in
          schedulers.ask {
            try manager.leave(number, by: me().id)
            doings.accept(.left(number))
            stage?.later { $0.back() }
          }
        },
        ask: stage.asking,
        open: { [weak stage] place in
          switch place {
          case .item(let id): stage?.perform(on: schedulers) { try joined.items().showItem(id) }
          case .person(let id): stage?.perform(on: schedulers) { try joined.users().showProfile(id) }
          }
        },
        takeWayOut: stage.opening))
  }

  private func look(at number: Int64) throws -> ConversationReactor.Look {
    let me = try me()
    let thread = try joined.thread(number, for: me.id, before: nil, limit: Self.stretch)
    return ConversationReactor.Look(
      thread: thread, isBlocked: try joined.users().isBlocked(me.id, with: thread.conversation.otherId),
      now: manager.moment)
  }

  private func settle(_ step: ConversationReactor.Step, in number: Int64) throws {
    let me = try me().id
    switch step {
    case .make(let price): try manager.offer(price, in: number, by: me)
    case .accept(let offer): try manager.accept(in: number, by: me, offer: offer)
    case .decline(let offer): try manager.decline(in: number, by: me, offer: offer)
    case .withdraw: try manager.withdraw(in: number, by: me)
    }
  }
}
