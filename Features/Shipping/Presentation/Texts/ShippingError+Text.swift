public import Presentation
public import Shipping

extension ShippingError: LocalizedFailure {
  /// What is wrong, as a sentence.
  public var text: LocalizedString {
    switch self {
    case .unknownShipment(let number): LocalizedString(ShippingErrorText.unknownShipment, .number(number))
    case .unknownItem(let id): LocalizedString(ShippingErrorText.unknownItem, ["id": .text(id)])
    case .unknownCarrier(let code): LocalizedString(ShippingErrorText.unknownCarrier, ["code": .short(code)])
    case .notSellerOfItem(let id): LocalizedString(ShippingErrorText.notSellerOfItem, ["id": .text(id)])
    case .notSeller(let number): LocalizedString(ShippingErrorText.notSeller, .number(number))
    case .notBuyer(let number): LocalizedString(ShippingErrorText.notBuyer, .number(number))
    case .notParty(let number): LocalizedString(ShippingErrorText.notParty, .number(number))
    case .itemNotReserved(let id): LocalizedString(ShippingErrorText.itemNotReserved, ["id": .text(id)])
    case .itemSold(let id): LocalizedString(ShippingErrorText.itemSold, ["id": .text(id)])
    case .itemNoLongerHeld(let number, let id):
      LocalizedString(ShippingErrorText.itemNoLongerHeld, ["number": .text(String(number)), "id": .text(id)])
    case .alreadyShipped(let id, let number):
      LocalizedString(ShippingErrorText.alreadyShipped, ["number": .text(String(number)), "id": .text(id)])
    case .invalidNumber(let text, let fault):
      LocalizedString(ShippingErrorText.invalidNumber, ["text": .short(text), "fault": .localized(fault.text)])
    case .otherCarrier(let text, let named, let fitting):
      LocalizedString(
        ShippingErrorText.otherCarrier,
        ["text": .short(text), "named": .text(named), "fitting": .localized(.alternatives(fitting))])
    case .ambiguousNumber(let text, let fitting):
      LocalizedString(
        ShippingErrorText.ambiguousNumber, ["text": .short(text), "fitting": .localized(.alternatives(fitting))])
    case .statusOfBuyer(let status):
      LocalizedString(ShippingErrorText.statusOfBuyer, ["status": .localized(status.name)])
    case .eventInFuture(let time):
      LocalizedString(ShippingErrorText.eventInFuture, ["date": .date(time), "time": .time(time)])
    case .textTooLong(let field, let limit):
      LocalizedString(
        field == "place" ? ShippingErrorText.placeTooLong : .noteTooLong, ["most": .number(limit)])
    case .controlCharacter(let field):
      LocalizedString(field == "place" ? ShippingErrorText.placeControl : .noteControl)
    case .invalidCursor: LocalizedString(ShippingErrorText.invalidCursor)
    }
  }
}

extension [String: LocalizedString.Argument] {
  /// The number of a parcel, which is not grouped.
  fileprivate static func number(_ number: Int64) -> Self { ["number": .text(String(number))] }
}

extension LocalizedString.Argument {
  /// What somebody typed, but not more of it than a message has room for.
  fileprivate static func short(_ text: String) -> LocalizedString.Argument { .text(String(text.prefix(60))) }
}
