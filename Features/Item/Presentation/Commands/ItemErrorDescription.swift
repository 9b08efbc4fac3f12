public import Commands
public import Item

extension ItemError: CommandFailure {
  /// 77 for the wrong person, 64 for what cannot be read as what it should be, else 1: a rule refuses.
  public var exitCode: ExitCode {
    switch self {
    case .notSeller, .notParty, .removedOfOthers: .notPermitted
    case .invalid(_, .malformed), .searchWithoutWords, .pageSize, .invalidCursor: .usage
    case .invalid, .searchTooLong, .unknownItem, .reserved, .sold, .removed, .notReserved, .ownItem, .blocked,
      .unknownUser:
      .refused
    }
  }

  /// What is wrong, as a sentence.
  public var message: String {
    switch self {
    case .unknownItem(let id): "There is no item \(id.prefix(40))."
    case .reserved(let item, let holder): "Item \(item) is reserved for \(holder.mention)."
    case .sold(let item, let holder): "Item \(item) was sold to \(holder.mention)."
    case .removed(let item): "Item \(item) was taken off the market."
    case .removedOfOthers: "Only their seller can list items that were removed."
    case .notReserved(let item): "Item \(item) is reserved for nobody."
    case .notSeller(let item): "Only the seller of item \(item) can do this."
    case .notParty(let item): "Item \(item) is between two other people."
    case .ownItem(let item): "Item \(item) is the seller's own: a sale needs two people."
    case .blocked: "One of the two blocks the other."
    case .unknownUser(let id): "There is no person with the id \(id.prefix(40))."
    case .invalid(let field, let fault): "The \(field.rawValue) will not do: \(fault.reason)."
    case .searchWithoutWords(let text): "There is no word to look for in '\(text.prefix(60))'."
    case .searchTooLong(let limit): "A search has at most \(limit) words."
    case .pageSize(let limit): "A page has 1 to \(limit) items."
    case .invalidCursor: "The cursor is none that an earlier page of this search gave."
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .unknownItem: "`item search WORD` finds what is on sale, `item list` shows what is yours."
    case .reserved(let item, _): "Its seller can make it available again: `item release \(item)`."
    case .notReserved(let item): "`item show \(item)` tells how it stands."
    case .notSeller(let item): "`item show \(item)` tells who is; `item list` shows what is yours."
    case .searchWithoutWords: "A word is letters and digits."
    case .invalidCursor:
      "Give the search with all its options again, or leave --cursor out to begin with the first page."
    case .sold, .removed, .removedOfOthers, .notParty, .ownItem, .blocked, .unknownUser, .invalid, .searchTooLong,
      .pageSize:
      nil
    }
  }
}

extension ItemError.Holder {
  fileprivate var mention: String { handle.map { "@\($0)" } ?? "somebody" }
}

extension FieldFault {
  /// What is wrong, without a full stop.
  var reason: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong(let limit): "it has more than \(limit) characters"
    case .tooMany(let limit): "there are more than \(limit)"
    case .repeated(let text): "'\(text.prefix(60))' is there already"
    case .controlCharacter: "it has line breaks or other control characters"
    case .malformed: "it is malformed"
    case .notPositive: "it has to be above zero, or the item free"
    }
  }
}
