/// What somebody has written about an item that is not on sale yet: as it was typed, right or wrong.
public struct SaleDraft: Sendable, Equatable {
  /// What it is to be called.
  public var title: String
  /// What else is to be said.
  public var description: String
  /// What is to be asked, as it was typed.
  public var price: String
  /// The code of a currency, as it was typed.
  public var currency: String
  /// Whether it is to be given away.
  public var isFree: Bool
  /// What kind of thing it is.
  public var category: String
  /// How worn it is, where that was chosen.
  public var condition: Condition?
  /// Where it is to be collected.
  public var place: String

  /// A draft in which nothing is written, unless given.
  public init(
    title: String = "", description: String = "", price: String = "", currency: String = "", isFree: Bool = false,
    category: String = "", condition: Condition? = nil, place: String = ""
  ) {
    self.title = title
    self.description = description
    self.price = price
    self.currency = currency
    self.isFree = isFree
    self.category = category
    self.condition = condition
    self.place = place
  }

  /// Whether nothing is written in it that anybody would miss. A currency alone is not.
  public var isEmpty: Bool {
    [title, description, price, category, place].allSatisfy(\.trimmed.isEmpty) && !isFree && condition == nil
  }
}
