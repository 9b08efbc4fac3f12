import ItemInterface
import Presentation
import Reactive
import Shipping

extension ShippingCoordinator {
  func tracking(_ number: Int64, on stage: any Stage) -> TrackingReactor {
    TrackingReactor(
      TrackingReactor.Services(
        load: { schedulers.ask { try seen(number) } },
        receive: { [weak stage] in
          schedulers.ask {
            let outcome = try manager.receive(number, by: myId())
            stage?.later { tell(outcome, on: $0) }
            return try seen(number)
          }
        },
        ask: { [weak stage] question in stage?.ask(question) ?? .empty() },
        open: { [weak stage] place in
          switch place {
          case .item(let id): stage?.perform(on: schedulers) { try joined.items().showItem(id) }
          case .event: stage?.later { $0.open("marketplace://parcel-event/\(number)") }
          }
        },
        takeWayOut: stage.opening))
  }

  func recordEvent(_ number: Int64, on stage: any Stage) -> RecordEventReactor {
    RecordEventReactor(
      RecordEventReactor.Services(
        load: { schedulers.ask { try seen(number) } },
        record: { event in
          schedulers.ask {
            try manager.record(event.status, place: event.place, note: event.note, shipment: number, by: myId())
          }
        },
        ask: { [weak stage] question in stage?.ask(question) ?? .empty() },
        onRecorded: { [weak stage] outcome in
          stage?.later { stage in
            stage.back()
            tell(outcome, on: stage)
          }
        },
        takeWayOut: stage.opening))
  }

  private func seen(_ number: Int64) throws -> SeenShipment {
    let myId = try myId()
    return try SeenShipment(joined.shipment(manager.track(number, by: myId)), by: myId)
  }

  @MainActor
  private func tell(_ outcome: EventOutcome, on stage: any Stage) {
    let key: ShippingText = !outcome.isNew ? .eventKnown : outcome.finishesSale ? .saleFinished : .eventRecorded
    stage.toast(LocalizedString(key).styled(.positive))
  }
}
