public import Commands
public import Shipping

extension ShippingError: CommandFailure {
  /// 77 for the wrong person, 64 for what no carrier reports and no page gave, else 1: a rule refuses.
  public var exitCode: ExitCode {
    switch self {
    case .notSellerOfItem, .notSeller, .notBuyer, .notParty: .notPermitted
    case .statusOfBuyer, .invalidCursor: .usage
    case .unknownShipment, .unknownItem, .unknownCarrier, .itemNotReserved, .itemSold, .itemNoLongerHeld,
      .alreadyShipped, .invalidNumber, .otherCarrier, .ambiguousNumber, .eventInFuture, .textTooLong, .controlCharacter:
      .refused
    }
  }

  /// What is wrong, as a sentence.
  public var message: String {
    switch self {
    case .unknownShipment(let number): "There is no parcel \(number)."
    case .unknownItem(let id): "There is no item \(id)."
    case .unknownCarrier(let code): "There is no carrier '\(code)'."
    case .notSellerOfItem(let id): "Only the seller of item \(id) can ship it."
    case .notSeller(let number): "Only the seller of parcel \(number) can enter what its carrier reports."
    case .notBuyer(let number): "Only the buyer of parcel \(number) can receive it."
    case .notParty(let number): "Parcel \(number) is between two other people."
    case .itemNotReserved(let id): "Item \(id) is reserved for nobody, so there is nobody to ship it to."
    case .itemSold(let id): "Item \(id) is sold already."
    case .itemNoLongerHeld(let number, let id): "Item \(id) is no longer held for the buyer of parcel \(number)."
    case .alreadyShipped(let id, let number): "Item \(id) is on its way already, in parcel \(number)."
    case .invalidNumber(let number, let fault): "'\(number)' is no tracking number: \(fault.reason)."
    case .otherCarrier(let number, let named, let fitting):
      "'\(number)' is no number of \(named), but of \(fitting.joined(separator: " or "))."
    case .ambiguousNumber(let number, let fitting):
      "'\(number)' may be a number of \(fitting.joined(separator: " or "))."
    case .statusOfBuyer(let status): "A carrier does not report '\(status.rawValue)'."
    case .eventInFuture(let time): "\(Text.minute(time).plain) UTC is still to come."
    case .textTooLong(let field, let limit): "The \(field) has more than \(limit) characters."
    case .controlCharacter(let field): "The \(field) has line breaks or other control characters."
    case .invalidCursor: "The cursor is none that an earlier page gave."
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .unknownShipment, .notParty: "`ship list` shows yours."
    case .unknownItem: "`item list` shows yours."
    case .unknownCarrier: "`ship carriers` lists all."
    case .itemNotReserved(let id): "`chat accept` or `item reserve \(id)` reserves it."
    case .itemSold(let id): "`item show \(id)` tells to whom."
    case .itemNoLongerHeld(_, let id):
      "`item show \(id)` tells what became of it; its seller can reserve it for the buyer again."
    case .alreadyShipped(_, let number): "`ship track \(number)` shows where it is."
    case .otherCarrier(_, _, let fitting), .ambiguousNumber(_, let fitting):
      fitting.first.map { "Say which with --carrier, such as --carrier \($0)." }
    case .statusOfBuyer: "The buyer's `ship receive` does."
    case .eventInFuture: "--at takes the time at which it happened; without a zone it is UTC."
    case .invalidCursor: "Leave --cursor out to begin with the first page."
    case .notSellerOfItem, .notSeller, .notBuyer, .invalidNumber, .textTooLong, .controlCharacter: nil
    }
  }
}
