import Presentation
import Reactive
import Shipping
import UserInterface

extension ShippingCoordinator {
  func recordEvent(_ number: Int64, on stage: any Stage) -> RecordEventReactor {
    RecordEventReactor(
      RecordEventReactor.Services(
        load: { schedulers.ask { try seen(number) } },
        record: { event in
          schedulers.ask {
            try manager.record(event.status, place: event.place, note: event.note, shipment: number, by: me().id)
          }
        },
        ask: stage.asking,
        onRecorded: { [weak stage] outcome in
          stage?.later { stage in
            stage.back()
            tell(outcome, on: stage)
          }
        },
        takeWayOut: stage.opening))
  }
}
