import Item
import Presentation
import Reactive
import UserInterface

extension ItemCoordinator {
  /// The form of a new item, which goes on where it was left.
  func sell(on stage: any Stage) -> SellReactor {
    let services = SellReactor.Services(
      load: {
        schedulers.ask {
          SellReactor.Beginning(
            form: try manager.draft(of: me().id) ?? SaleDraft(), currencyCode: currencyCode)
        }
      },
      keep: { draft in schedulers.ask { try manager.keepDraft(draft, of: me().id) } },
      discard: { schedulers.ask { try manager.discardDraft(of: me().id) } },
      publish: { [weak stage] details in
        schedulers.ask {
          let number = try manager.publish(details, sellerId: me().id).number
          stage?.later { $0.open("marketplace://item/\(number)") }
        }
      },
      alike: alike(besides: nil), ask: stage.asking,
      takeWayOut: stage.opening)
    return SellReactor(services, time: schedulers.time)
  }

  /// The form of an item that is on sale already.
  func edit(_ number: Int64, on stage: any Stage) -> SellReactor {
    let services = SellReactor.Services(
      load: {
        schedulers.ask {
          let me = try me()
          let listing = try manager.listing(number)
          guard listing.sellerId == me.id else { throw ItemError.notSeller(item: number) }
          return SellReactor.Beginning(form: SaleDraft(listing.details), currencyCode: listing.currencyCode)
        }
      },
      keep: nil, discard: { .empty() },
      publish: { [weak stage] details in
        schedulers.ask {
          try manager.edit(number, by: me().id) { old in
            let attributes = old.attributes
            old = details
            old.attributes = attributes
          }
          stage?.later { $0.back() }
        }
      },
      alike: alike(besides: number), ask: stage.asking,
      takeWayOut: stage.opening)
    return SellReactor(services, time: schedulers.time)
  }

  private func alike(besides number: Int64?) -> @Sendable (ListingDetails) -> Observable<AlikePrices?> {
    { details in
      schedulers.ask {
        let category = details.category?.lowercased() ?? ""
        return try manager.alikePrices(
          title: details.title, category: category.isEmpty ? nil : category, currencyCode: details.currencyCode,
          besides: number)
      }
    }
  }
}
