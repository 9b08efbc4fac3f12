import Commands
import Item
import Money

/// How people see items.
extension JoinedItem {
  var shownPrice: String { isFree ? "free" : price.text }

  /// One line about what was done to it: its number, title and status.
  var summary: Text { "\(number) \(details.title, .strong), \(shownPrice): \(status)" }

  private var status: Text { state.text(agreement) }

  fileprivate var lines: [Text] {
    var lines: [Text] = [Text(details.title).styled(.strong), "Item \(number), \(shownPrice), \(status)"]
    func add(_ name: String, _ value: String?) {
      if let value { lines.append("\(name + ":", .faint) \(value)") }
    }
    lines.append("\("Seller:", .faint) \(mention(seller))")
    add("Category", details.category)
    add("Condition", details.condition?.rawValue)
    add("Place", details.place)
    for (name, value) in details.attributes.sorted(by: { $0.key < $1.key }) { add(name, value) }
    if !details.description.isEmpty { lines += ["", .block(details.description)] }
    return lines
  }
}

extension ListingStatus.State {
  /// The state, with whom and at what price where that is known.
  fileprivate func text(_ agreement: JoinedAgreement?) -> Text {
    guard let agreement else { return Text(rawValue) }
    return "\(rawValue) \(self == .sold ? "to" : "for") \(mention(agreement.buyer)) at \(agreement.price.text)"
  }
}

extension JoinedItemDetail {
  var lines: [Text] {
    var lines = item.lines + [""]
    lines += history.map { entry in
      "\(Text.minute(entry.at), .faint) \(entry.state.text(entry.agreement)), by \(mention(entry.actor))"
    }
    if isFavourite { lines.append("One of your favourites.") }
    if let conversation { lines.append("You talk about it in conversation \(conversation).") }
    return lines
  }
}

extension JoinedItemPage {
  var table: Table {
    var table = Table(.number("ITEM"), .number("PRICE"), .shrinking("TITLE"), .text("SELLER"), .text("STATUS"))
    for item in items {
      table.add(
        "\(item.number)", Text(item.shownPrice), Text(item.details.title), mention(item.seller),
        Text(item.state.rawValue))
    }
    return table
  }
}

/// A person as people address each other.
func mention(_ handle: String?) -> Text {
  handle.map { "\("@\($0)", .accent)" } ?? "somebody"
}
