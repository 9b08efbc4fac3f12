import Item
import Presentation

/// What a list shows of an item.
struct ItemRow: ViewModelProtocol, Identifiable {
  /// The item's number.
  let id: Int64
  let title: StyledText
  let price: StyledText
  let facts: StyledText
}

extension ItemRow {
  /// The state is said where it is not what one expects.
  init(_ item: JoinedItem) {
    let details = item.details
    id = item.number
    title = details.title.styled(.body)
    price = item.listing.shownPrice.styled(.heading)
    let facts = [
      item.state == .available ? StyledText.empty : item.state.text.styled(item.state.role),
      item.seller.map { "@\($0)".styled(.secondary) } ?? .empty,
      details.condition?.text.styled(.secondary) ?? .empty,
      details.category?.styled(.secondary) ?? .empty,
      details.place?.styled(.secondary) ?? .empty,
    ]
    self.facts = facts.joinedByDots
  }
}
