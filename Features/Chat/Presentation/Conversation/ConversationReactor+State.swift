import Chat
import Presentation
import Reactors

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ConversationReactor {
  /// What the conversation knows.
  struct State: Equatable, Sendable {
    enum Older: Sendable {
      case idle, loading, failed
    }

    /// Nil until it was loaded.
    var conversation: JoinedConversation?
    /// By ascending number, without gaps down to `olderBefore`.
    var entries: [JoinedEntry] = []
    /// The entries that name their author whoever wrote the one before: what stays in sight must not change its height
    /// when older entries come.
    var heads: Set<Int64> = []
    /// Where older entries go on; nil where there are none.
    var olderBefore: Int64?
    var older = Older.idle
    /// Those that stand at `now`.
    var offers: [JoinedOffer] = []
    var now = Date.distantPast
    var isBlocked = false
    /// In the order in which they were written.
    var outgoing: [Outgoing] = []
    var outgoingCount = 0
    /// The newest entry that was in sight.
    var seen: Int64 = 0
    var isLoading = true
    /// Whether an offer is being made, answered or taken back.
    var isSettling = false
    /// The offer that is being written, if any.
    var draft: PriceDraft?
    /// Why the latest look failed.
    var trouble: Trouble?
    /// What else went wrong, to be told once.
    @Pulse var failure: LocalizedString?
  }
}

extension ConversationReactor.State {
  var canOffer: Bool {
    guard !isBlocked, let item = conversation?.item else { return false }
    return item.state == .available || item.state == .reserved
  }

  var canAccept: Bool { !isBlocked && conversation?.item?.state == .available }

  /// The newest entries, in place of what was known of them; older ones are kept where nothing can be missing between.
  mutating func take(_ look: ConversationReactor.Look) {
    let thread = look.thread
    let newest = entries.last?.number ?? 0
    for entry in thread.entries where entry.number > newest { forgetOutgoing(of: entry) }
    let new = Set(entries.lazy.filter(\.isNew).map(\.number))
    let first = thread.entries.first?.number ?? 0
    if thread.olderBefore == nil || first > newest {
      // All there is, or all that is known for sure.
      entries = []
      olderBefore = thread.olderBefore
      older = .idle
      heads = [first]
    } else {
      entries.removeAll { $0.number >= first }
      if entries.isEmpty { olderBefore = thread.olderBefore }
    }
    entries += thread.entries.map { entry in
      var entry = entry
      // What was new when the screen came up stays marked for as long as it is there.
      if new.contains(entry.number) { entry.isNew = true }
      return entry
    }
    conversation = thread.conversation
    offers = thread.standingOffers
    isBlocked = look.isBlocked
    isLoading = false
    trouble = nil
    pass(to: look.now)
  }

  /// The stretch before what is known.
  mutating func prepend(_ thread: JoinedThread, before: Int64) {
    older = .idle
    guard before == olderBefore else { return }
    olderBefore = thread.olderBefore
    if let first = thread.entries.first?.number { heads.insert(first) }
    entries = thread.entries + entries
  }

  /// A message of this screen is in the timeline.
  mutating func add(_ entry: JoinedEntry, sentAs id: Int) {
    outgoing.removeAll { $0.id == id }
    // Whoever answers has read what there was.
    for index in entries.indices { entries[index].isNew = false }
    guard entry.number > entries.last?.number ?? 0 else { return }
    entries.append(entry)
  }

  mutating func fail(_ id: Int, _ reason: LocalizedString?) {
    guard let index = outgoing.firstIndex(where: { $0.id == id }) else { return }
    outgoing[index].failure = reason
  }

  /// Offers end by themselves.
  mutating func pass(to moment: Date) {
    now = moment
    let over = Set(offers.lazy.filter { $0.expiresAt <= moment }.map(\.number))
    guard !over.isEmpty else { return }
    offers.removeAll { over.contains($0.number) }
    for index in entries.indices {
      guard case .offer(var offer) = entries[index].content, over.contains(offer.number) else { continue }
      offer.state = .expired
      entries[index].content = .offer(offer)
    }
  }

  /// Somebody else's, or nobody's: nothing of it may stay in sight.
  mutating func clear() {
    self = Self()
    isLoading = false
  }

  /// The timeline may tell of a message before the one who sent it is told.
  private mutating func forgetOutgoing(of entry: JoinedEntry) {
    guard entry.isOwn, case .text(let text) = entry.content,
      let index = outgoing.firstIndex(where: { $0.failure == nil && $0.text == text })
    else { return }
    outgoing.remove(at: index)
  }
}
