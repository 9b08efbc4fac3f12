import Presentation

extension InboxReactor {
  /// What the inbox knows.
  struct State: Equatable, Sendable {
    /// Latest activity first, without gaps up to `nextCursor`.
    var rows: [InboxRow] = []
    /// Where to go on; nil at the end, and before anything was loaded.
    var nextCursor: String?
    /// Whether all there is to see is that something is being loaded.
    var isLoading = true
    /// Whether the next page is on its way.
    var isLoadingMore = false
    /// Why the latest question failed.
    var trouble: Trouble?
  }
}

extension InboxReactor.State {
  /// The newest lines, in place of what was known of them. What follows is kept where nothing can be missing between.
  mutating func replaceFirst(with page: JoinedInbox) {
    let fresh = page.lines.map(InboxRow.init)
    var rest: ArraySlice<InboxRow> = []
    // All activity goes to the top: below a line that stands where it stood, nothing has come in between.
    if page.nextCursor != nil, let last = fresh.last,
      let index = rows.firstIndex(where: { $0.id == last.id && $0.lastActivityAt == last.lastActivityAt })
    {
      rest = rows[(index + 1)...]
    }
    if rest.isEmpty { nextCursor = page.nextCursor }
    let shown = Set(fresh.map(\.id))
    rows = fresh + rest.filter { !shown.contains($0.id) }
  }

  /// The page behind the rows so far. One whose cursor is not the present one any more is ignored.
  mutating func append(_ page: JoinedInbox, after cursor: String) {
    guard cursor == nextCursor else { return }
    let shown = Set(rows.map(\.id))
    rows += page.lines.map(InboxRow.init).filter { !shown.contains($0.id) }
    nextCursor = page.nextCursor
  }

  mutating func markRead(_ number: Int64) {
    guard let index = rows.firstIndex(where: { $0.id == number }) else { return }
    rows[index].line.conversation.unread = 0
  }

  mutating func remove(_ number: Int64) {
    rows.removeAll { $0.id == number }
  }

  /// Somebody else's, or nobody's: nothing of it may stay in sight.
  mutating func clear() {
    rows = []
    nextCursor = nil
  }
}
