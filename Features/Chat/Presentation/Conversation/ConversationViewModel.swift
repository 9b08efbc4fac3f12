import Chat
import Money
import Presentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a conversation shows.
struct ConversationViewModel: ViewModelProtocol {
  let title: StyledText
  let item: StyledText
  /// What became of the item; for a moment, that older entries are on their way.
  let itemState: StyledText
  let list: List<EntryCell>.ViewModel
  let notice: Notice.ViewModel
  let others: OfferCard.ViewModel
  let own: OfferCard.ViewModel
  /// What is out of the ordinary.
  let status: StyledText
  let field: TextField.ViewModel
  let canWrite: Bool
  /// Nil unless an offer is being written.
  let price: FormField.ViewModel?
  let canOffer: Bool
  let canShowItem: Bool
  let canShowPerson: Bool
  let canLeave: Bool
  let hasUnsent: Bool
}

extension ConversationViewModel {
  init(_ state: ConversationReactor.State) {
    let conversation = state.conversation
    title =
      conversation.map {
        LocalizedString(ChatText.conversationTitle, ["person": .localized($0.otherName)]).styled(.title)
      } ?? .empty
    item = conversation?.itemTitle.styled(.heading) ?? .empty
    itemState =
      state.older == .loading
      ? LocalizedString(ChatText.older).styled(.secondary) : conversation?.itemState ?? .empty
    list = List.ViewModel(
      rows: state.rows, placeholder: LocalizedString(ChatText.conversationEmpty).styled(.secondary))
    others = OfferCard.ViewModel(
      state.offers.first { !$0.isOwn }, at: state.now, canAccept: state.canAccept, isSettling: state.isSettling)
    own = OfferCard.ViewModel(
      state.offers.first(where: \.isOwn), at: state.now, canAccept: false, isSettling: state.isSettling)
    status = state.status
    field = TextField.ViewModel(
      placeholder: LocalizedString(ChatText.compose).styled(.placeholder))
    price = state.draft.map(FormField.ViewModel.init)
    if conversation == nil, let trouble = state.trouble {
      notice = Notice.ViewModel(trouble)
      canWrite = false
    } else {
      notice = conversation == nil ? .loading : .none
      canWrite = !state.isBlocked
    }
    canOffer = state.canOffer && state.draft == nil && !state.isSettling
    canShowItem = conversation?.item != nil
    canShowPerson = conversation?.other != nil
    canLeave = conversation != nil
    hasUnsent = state.outgoing.contains { $0.failure != nil }
  }
}

extension ConversationReactor.State {
  fileprivate var rows: [EntryRow] {
    var rows: [EntryRow] = []
    rows.reserveCapacity(entries.count + outgoing.count + 1)
    if older == .failed { rows.append(EntryRow(content: .older)) }
    var before: JoinedEntry?
    for entry in entries {
      let follows = before.map { entry.continues($0) } ?? false
      rows.append(EntryRow(content: .entry(entry, namesAuthor: heads.contains(entry.number) || !follows)))
      before = entry
    }
    rows += outgoing.map { EntryRow(content: .outgoing($0)) }
    return rows
  }

  fileprivate var status: StyledText {
    if conversation != nil, let trouble {
      return LocalizedString(ChatText.notRefreshed, ["reason": .localized(trouble.reason)]).styled(.negative)
    }
    return isBlocked ? LocalizedString(ChatText.blockedState).styled(.caution) : .empty
  }
}

extension JoinedEntry {
  /// Whether it is more of the same: the same author, within ten minutes.
  fileprivate func continues(_ other: JoinedEntry) -> Bool {
    guard case .text = content, case .text = other.content else { return false }
    return isOwn == other.isOwn && author == other.author && sentAt.timeIntervalSince(other.sentAt) < 600
  }
}

extension FormField.ViewModel {
  fileprivate init(_ draft: PriceDraft) {
    self.init(
      title: LocalizedString(ChatText.priceTitle, ["currency": .text(draft.currencyCode)]).styled(.heading),
      placeholder: LocalizedString(ChatText.priceExample).styled(.placeholder))
    guard !draft.text.isEmpty else { return }
    if let amount = draft.amount {
      message = LocalizedString(ChatText.priceClear, ["price": .money(amount)]).styled(.positive)
    } else {
      message = LocalizedString(ChatText.priceUnclear).styled(.negative)
      isInvalid = true
    }
  }
}
