/// A person of the sample market.
struct SamplePerson {
  let handle: String
  let name: String
  let place: String
  let about: String
}

/// An item of the sample market. `price` is a decimal text in `currency`, nil for a free item.
struct SampleItem {
  let seller: String
  let title: String
  let text: String
  let price: String?
  let currency: String
  let category: String
  let condition: String
  let attributes: [String: String]

  init(
    _ seller: String, _ title: String, _ price: String?, _ currency: String, _ category: String, _ condition: String,
    _ text: String, _ attributes: [String: String] = [:]
  ) {
    self.seller = seller
    self.title = title
    self.text = text
    self.price = price
    self.currency = currency
    self.category = category
    self.condition = condition
    self.attributes = attributes
  }
}

/// What happens to one item between its seller and one buyer, in order.
struct SampleStory {
  let item: String
  let buyer: String
  let steps: [Step]

  init(_ item: String, _ buyer: String, _ steps: Step...) {
    self.item = item
    self.buyer = buyer
    self.steps = steps
  }

  enum Side {
    case buyer, seller
  }

  enum Step {
    case says(Side, String)
    case offers(Side, String)
    case accepts(Side)
    case declines(Side)
    case ships(number: String)
    case parcelIs(String, place: String)
    case receives
    case handsOver
    case reviews(Side, rating: Int, String)
  }
}
