extension ListingDetails {
  /// The details as they are stored: spaces around each text trimmed, line ends made one, the category in lower case.
  ///
  /// Throws `ItemError.invalid` for the first field that breaks a rule.
  public func validated() throws -> ListingDetails {
    var valid = self
    valid.title = try TextRule.title.checked(title)
    valid.description = try TextRule.description.checked(description)
    valid.category = try TextRule.category.checkedUnlessEmpty(category)?.lowercased()
    valid.place = try TextRule.place.checkedUnlessEmpty(place)
    valid.attributes = try checkedAttributes()
    try checkPrice()
    return valid
  }

  func checkPrice() throws {
    guard currencyCode.utf8.count == 3, currencyCode.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw ItemError.invalid(.currency, .malformed)
    }
    if case .amount(let minorUnits) = price, minorUnits <= 0 { throw ItemError.invalid(.price, .notPositive) }
  }

  func checkedAttributes() throws -> [String: String] {
    guard attributes.count <= Self.mostAttributes else {
      throw ItemError.invalid(.attributes, .tooMany(limit: Self.mostAttributes))
    }
    var checked: [String: String] = [:]
    for (name, value) in attributes {
      let name = try TextRule.attributeName.checked(name)
      guard checked.updateValue(try TextRule.attributeValue.checked(value), forKey: name) == nil else {
        throw ItemError.invalid(.attributes, .repeated(name))
      }
    }
    return checked
  }

  private static var mostAttributes: Int { 100 }
}
