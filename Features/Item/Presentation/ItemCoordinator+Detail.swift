import ChatInterface
import Item
import Presentation
import Reactive
import UserInterface

extension ItemCoordinator {
  func detail(_ number: Int64, on stage: any Stage) -> DetailReactor {
    DetailReactor(
      DetailReactor.Services(
        load: { schedulers.ask { try detail(number) } },
        prices: { schedulers.ask { try alikePrices(number) } },
        setFavourite: { isFavourite in
          schedulers.ask { try manager.setFavourite(isFavourite, number, userId: me().id) }
        },
        chat: { schedulers.ask { try showConversation(about: number) } },
        remove: { schedulers.ask { _ = try manager.remove(number, by: me().id) } },
        release: { schedulers.ask { _ = try manager.release(number, by: me().id) } },
        sell: { handle in schedulers.ask { try sell(number, to: handle) } },
        ask: stage.asking,
        askBuyer: { [weak stage] in stage?.askBuyer() ?? .empty() },
        open: { [weak stage] place in
          switch place {
          case .seller(let id): stage?.perform(on: schedulers) { try joined.users().showProfile(id) }
          case .edit: stage?.later { $0.open("marketplace://edit/\(number)") }
          }
        },
        takeWayOut: stage.opening))
  }

  private func detail(_ number: Int64) throws -> ItemDetail {
    let viewerId = try viewerId()
    let shown = try joined.detail(number, for: viewerId)
    let seller = try joined.users().user(shown.item.listing.sellerId)
    return ItemDetail(
      shown: shown, seller: seller.map(ItemDetail.Seller.init), isOwn: viewerId == shown.item.listing.sellerId)
  }

  private func alikePrices(_ number: Int64) throws -> AlikePrices? {
    let details = try manager.listing(number).details
    return try manager.alikePrices(
      title: details.title, category: details.category, currencyCode: details.currencyCode, besides: number)
  }

  private func showConversation(about number: Int64) throws {
    let me = try me()
    do {
      let id = try chat().createConversation(userId: me.id, itemId: String(number))
      try chat().showConversation(id)
    } catch let refusal as any ChatRefusal {
      throw ChatFault(refusal)
    }
  }

  private func sell(_ number: Int64, to handle: String?) throws {
    let me = try me()
    guard let handle else {
      guard let holderId = try manager.listing(number).holderId else { throw ItemError.notReserved(item: number) }
      return _ = try manager.sell(number, to: holderId, by: me.id)
    }
    guard let buyer = try joined.users().user(handle: handle) else { throw ItemError.unknownUser(handle) }
    try manager.sell(number, to: buyer.id, by: me.id)
  }
}

/// Why there is no conversation.
struct ChatFault: LocalizedFailure {
  /// What is wrong, as a sentence.
  let text: LocalizedString

  init(_ refusal: any ChatRefusal) {
    text = LocalizedString(
      refusal.isBlocked ? ItemText.blocked : refusal.isWithOneself ? .ownItem : .noConversation)
  }
}

extension Stage {
  /// Asks who buys. Sends nothing where nobody does after all.
  nonisolated fileprivate func askBuyer() -> Observable<String> {
    ask {
      let field = FormField(limit: 60)
      field.bind(FormField.ViewModel(title: LocalizedString(ItemText.buyer).styled(.secondary)))
      let dialog = Dialog(
        title: LocalizedString(ItemText.buyerQuestion).styled(.heading), content: field,
        answers: [
          LocalizedString(LibraryText.cancel).styled(.button), LocalizedString(ItemText.sell).styled(.negative),
        ])
      return (dialog, { answer in answer == 1 && !field.field.text.isEmpty ? field.field.text : nil })
    }
  }
}
