import ItemInterface
import Presentation
import Reactive
import Shipping

extension ShippingCoordinator {
  func tracking(_ number: Int64, on stage: any Stage) -> TrackingReactor {
    TrackingReactor(
      TrackingReactor.Services {
        schedulers.ask { try seen(number) }
      } receive: { [weak stage] in
        (stage?.ask(.receive(number)) ?? .empty()).flatMap {
          schedulers.ask {
            let outcome = try manager.receive(number, by: myId())
            stage?.later { tell(outcome, on: $0) }
            return try seen(number)
          }
        }
      } onRecord: { [weak stage] in
        stage?.later { $0.open("marketplace://parcel-event/\(number)") }
      } onOpenItem: { [weak stage] itemId in
        stage?.later { stage in
          do {
            try joined.items().showItem(itemId)
          } catch {
            stage.toast(LocalizedString(reason: error).styled(.negative))
          }
        }
      })
  }

  func recordEvent(_ number: Int64, on stage: any Stage) -> RecordEventReactor {
    RecordEventReactor(
      RecordEventReactor.Services { [weak stage] event in
        // A delivery cannot be taken back: it sells the item.
        let consent = event.status == .delivered ? stage?.ask(.deliver(number)) ?? .empty() : .just(())
        return consent.flatMap {
          schedulers.ask {
            try manager.record(event.status, place: event.place, note: event.note, shipment: number, by: myId())
          }
        }
      } onRecorded: { [weak stage] outcome in
        stage?.later { stage in
          stage.back()
          tell(outcome, on: stage)
        }
      })
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

extension Question {
  fileprivate static func receive(_ number: Int64) -> Question {
    Question(
      title: LocalizedString(ShippingText.receiveTitle, ["number": .text(String(number))]),
      message: LocalizedString(ShippingText.receiveMessage), consent: LocalizedString(ShippingText.receive))
  }

  fileprivate static func deliver(_ number: Int64) -> Question {
    Question(
      title: LocalizedString(ShippingText.deliverTitle, ["number": .text(String(number))]),
      message: LocalizedString(ShippingText.deliverMessage), consent: LocalizedString(ShippingText.record))
  }
}
