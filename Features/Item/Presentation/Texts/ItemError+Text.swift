public import Item
public import Presentation

extension ItemError: LocalizedFailure {
  /// What is wrong, as a sentence.
  public var text: LocalizedString {
    switch self {
    case .unknownItem(let id): LocalizedString(ItemText.unknownItem, ["item": .text(String(id.prefix(40)))])
    case .reserved(_, let holder): LocalizedString(ItemText.reservedFor, ["person": holder.mention])
    case .sold(_, let holder): LocalizedString(ItemText.soldTo, ["person": holder.mention])
    case .removed: LocalizedString(ItemText.removedItem)
    case .removedOfOthers: LocalizedString(ItemText.removedOfOthers)
    case .notReserved: LocalizedString(ItemText.notReserved)
    case .notSeller: LocalizedString(ItemText.notSeller)
    case .notParty: LocalizedString(ItemText.notParty)
    case .ownItem: LocalizedString(ItemText.ownItem)
    case .blocked: LocalizedString(ItemText.blocked)
    case .unknownUser: LocalizedString(ItemText.unknownUser)
    case .invalid(_, let fault): fault.text
    case .searchWithoutWords: LocalizedString(ItemText.searchWithoutWords)
    case .searchTooLong(let limit): LocalizedString(ItemText.searchTooLong, ["count": .number(limit)])
    case .pageSize(let limit): LocalizedString(ItemText.pageSize, ["count": .number(limit)])
    case .invalidCursor: LocalizedString(ItemText.invalidCursor)
    }
  }
}

extension FieldFault {
  /// What is wrong with what was typed, as a sentence.
  var text: LocalizedString {
    switch self {
    case .empty: LocalizedString(ItemText.faultEmpty)
    case .tooLong(let limit): LocalizedString(ItemText.faultTooLong, ["count": .number(limit)])
    case .tooMany(let limit): LocalizedString(ItemText.faultTooMany, ["count": .number(limit)])
    case .repeated(let name): LocalizedString(ItemText.faultRepeated, ["name": .text(String(name.prefix(60)))])
    case .controlCharacter: LocalizedString(ItemText.faultControl)
    case .malformed: LocalizedString(ItemText.faultMalformed)
    case .notPositive: LocalizedString(ItemText.faultNotPositive)
    }
  }
}

extension ItemError.Holder {
  fileprivate var mention: LocalizedString.Argument { .person(handle) }
}

extension LocalizedString.Argument {
  /// A person as people address each other; somebody whom nobody knows any more is somebody.
  static func person(_ handle: String?) -> LocalizedString.Argument {
    handle.map { .text("@\($0)") } ?? .localized(LocalizedString(ItemText.somebody))
  }
}
