extension ListingDetails {
  /// What is wrong with each field, for a form to say while it is filled in; nothing where `validated()` succeeds.
  public var faults: [ListingField: FieldFault] {
    var faults: [ListingField: FieldFault] = [:]
    func check(_ rule: () throws -> Void) {
      do {
        try rule()
      } catch ItemError.invalid(let field, let fault) {
        faults[field] = fault
      } catch {}
    }
    check { _ = try TextRule.title.checked(title) }
    check { _ = try TextRule.description.checked(description) }
    check { _ = try TextRule.category.checkedUnlessEmpty(category) }
    check { _ = try TextRule.place.checkedUnlessEmpty(place) }
    check { _ = try checkedAttributes() }
    check { try checkPrice() }
    return faults
  }
}
