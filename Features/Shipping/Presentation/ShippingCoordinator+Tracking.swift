import ItemInterface
import Presentation
import Reactive
import Shipping
import UserInterface

extension ShippingCoordinator {
  func tracking(_ number: Int64, on stage: any Stage) -> TrackingReactor {
    TrackingReactor(
      TrackingReactor.Services(
        load: { schedulers.ask { try seen(number) } },
        receive: { [weak stage] in
          schedulers.ask {
            let outcome = try manager.receive(number, by: me().id)
            stage?.later { tell(outcome, on: $0) }
            return try seen(number)
          }
        },
        ask: stage.asking,
        open: { [weak stage] place in
          switch place {
          case .item(let id): stage?.perform(on: schedulers) { try joined.items().showItem(id) }
          case .event: stage?.later { $0.open("marketplace://parcel-event/\(number)") }
          }
        },
        takeWayOut: stage.opening))
  }

  /// A parcel as whoever looks at it sees it.
  func seen(_ number: Int64) throws -> SeenShipment {
    let myId = try me().id
    return try SeenShipment(joined.shipment(manager.track(number, by: myId)), by: myId)
  }

  /// Says what became of an event.
  @MainActor
  func tell(_ outcome: EventOutcome, on stage: any Stage) {
    let key: ShippingText = !outcome.isNew ? .eventKnown : outcome.finishesSale ? .saleFinished : .eventRecorded
    stage.toast(LocalizedString(key).styled(.positive))
  }
}
