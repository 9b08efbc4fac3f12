import Chat
import Presentation
import Reactive

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ConversationReactor {
  /// What the screen asks of others.
  struct Services: Sendable {
    let look: @Sendable () -> Observable<Look>
    /// The stretch below an entry.
    let older: @Sendable (_ before: Int64) -> Observable<JoinedThread>
    /// Something happened in the conversation, here or in another process. The first comes as soon as nothing can be
    /// missed any more.
    let news: Observable<Void>
    /// The time, each second.
    let ticks: Observable<Date>
    let send: @Sendable (String) -> Observable<JoinedEntry>
    let markRead: @Sendable (_ through: Int64) -> Observable<Void>
    let settle: @Sendable (Step) -> Observable<Void>
    let leave: @Sendable () -> Observable<Void>
    /// Asks first; ends without an element where the answer is no.
    let ask: @Sendable (Question) -> Observable<Void>
    let open: @Sendable (Place) -> Void
    /// Goes to where a way out leads.
    let takeWayOut: @Sendable (_ address: String) -> Void
  }

  /// The conversation as it is now.
  struct Look: Sendable, Equatable {
    /// Its newest stretch.
    let thread: JoinedThread
    let isBlocked: Bool
    let now: Date
  }

  /// A step of haggling. An answer is to the offer with this number, and to no other that came meanwhile.
  enum Step: Sendable, Equatable {
    case make(Price)
    case accept(Int64)
    case decline(Int64)
    case withdraw
  }

  /// Where a conversation leads.
  enum Place: Sendable, Equatable {
    case item(String)
    case person(String)
  }
}
