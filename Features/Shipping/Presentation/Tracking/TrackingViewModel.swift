import Presentation
import Shipping

/// What the tracking screen shows.
struct TrackingViewModel: ViewModelProtocol {
  var title = StyledText.empty
  var about = StyledText.empty
  var message = StyledText.empty
  var receive = Button.ViewModel.hidden
  var record = Button.ViewModel.hidden
  var openItem = Button.ViewModel.hidden
  var timeline = StyledText.empty
  /// The address of the carrier's page.
  var url = StyledText.empty
  let notice: Notice.ViewModel
}

extension TrackingViewModel {
  init(_ state: TrackingReactor.State) {
    notice = Notice.ViewModel(state.content)
    message = state.refusal?.styled(.negative) ?? .empty
    guard let seen = state.content.content else { return }
    title = seen.shipment.subject
    about = Self.about(seen)
    timeline = Self.timeline(of: seen.shipment)
    url = seen.shipment.tracked.url?.styled(.secondary) ?? .empty
    let hasReceived = seen.shipment.tracked.timeline.contains { $0.status == .received }
    if seen.role == .buyer, !hasReceived { receive = Button.ViewModel(LocalizedString(ShippingText.receive)) }
    if seen.role == .seller { record = Button.ViewModel(LocalizedString(ShippingText.recordTitle)) }
    openItem = Button.ViewModel(LocalizedString(ShippingText.openItem))
  }

  private static func about(_ seen: SeenShipment) -> StyledText {
    let shipment = seen.shipment
    let people = LocalizedString(
      ShippingText.people, ["seller": .text(shipment.seller ?? "?"), "buyer": .text(shipment.buyer ?? "?")])
    return [
      shipment.status.text,
      LocalizedString(ShippingText.parcel, ["number": .text(String(shipment.number))]).styled(.secondary)
        + " · ".styled(.secondary) + people.styled(.accent),
      shipment.label.service.styled(.body) + " ".styled(.body) + shipment.label.trackingNumber.styled(.accent),
    ].joined(separator: "\n")
  }

  /// The newest first, down to when the seller entered the number.
  private static func timeline(of shipment: JoinedShipment) -> StyledText {
    let events = shipment.tracked.timeline.reversed()
    let label = TrackingEvent(status: .label, at: shipment.label.createdAt, place: nil, note: nil)
    return (events + [label]).enumerated().map { index, event in
      event.text(isLatest: index == 0, isFirst: index == events.count)
    }.joined(separator: "\n")
  }
}

extension TrackingEvent {
  /// A point on a line, what happened and where, and when.
  fileprivate func text(isLatest: Bool, isFirst: Bool) -> StyledText {
    let line = isFirst ? "  " : "│ "
    var text = (isLatest ? "● " : "○ ").styled(.accent) + status.name.styled(isLatest ? .heading : .body)
    if let place { text = text + " · ".styled(.secondary) + place.styled(.body) }
    let time = LocalizedString(ShippingText.eventTime, ["date": .relative(at), "time": .time(at)])
    text = text + "\n\(line)".styled(.border) + time.styled(.secondary)
    if let note { text = text + "\n\(line)".styled(.border) + note.styled(.body) }
    return text
  }
}
