/// What a seller says about an item: all that an edit may change.
public struct ListingDetails: Sendable, Equatable {
  /// 1 to 120 characters as a person counts them.
  public var title: String

  /// Up to 20,000 characters; lines and tabs are kept.
  public var description: String

  /// What is asked, in `currencyCode`.
  public var price: AskingPrice

  /// ISO 4217, such as `EUR`.
  public var currencyCode: String

  /// Lower case, such as `bike`.
  public var category: String?

  /// How worn it is, where the seller used a word that the market knows.
  public var condition: Condition?

  /// Whatever else is to be said, by name.
  public var attributes: [String: String]

  /// Where it is to be collected.
  public var place: String?

  /// Details as they were written; `validated()` says whether they may be stored.
  public init(
    title: String, description: String = "", price: AskingPrice, currencyCode: String,
    category: String? = nil, condition: Condition? = nil, attributes: [String: String] = [:], place: String? = nil
  ) {
    self.title = title
    self.description = description
    self.price = price
    self.currencyCode = currencyCode
    self.category = category
    self.condition = condition
    self.attributes = attributes
    self.place = place
  }

  /// Takes what a seller wrote as the condition: a known word, or any other as the attribute `condition`. An empty text
  /// takes both away.
  public mutating func setCondition(_ text: String) {
    condition = Condition(named: text)
    attributes[Self.conditionAttribute] = condition == nil && !text.trimmed.isEmpty ? text : nil
  }

  private static let conditionAttribute = "condition"
}
