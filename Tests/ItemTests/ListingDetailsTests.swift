import Item
import Testing

@Suite("What a listing says")
struct ListingDetailsTests {
  @Test("is stored without space around it, with one kind of line end")
  func normalisation() throws {
    var details = ListingDetails.bike("  Old bike\u{2003}", " one\r\ntwo\rthree\n")
    details.category = " Bike "
    details.place = " "
    let valid = try details.validated()
    #expect(valid.title == "Old bike")
    #expect(valid.description == "one\ntwo\nthree")
    #expect(valid.category == "bike")
    #expect(valid.place == nil)
    #expect(try valid.validated() == valid)
  }

  @Test("has a title of 1 to 120 characters as a person counts them")
  func titleLength() throws {
    let family = "👨‍👩‍👧‍👦"
    #expect(try ListingDetails.bike(String(repeating: family, count: 120)).validated().title.count == 120)
    #expect(throws: ItemError.invalid(.title, .tooLong(limit: 120))) {
      try ListingDetails.bike(String(repeating: "é", count: 121)).validated()
    }
    #expect(throws: ItemError.invalid(.title, .tooLong(limit: 120))) {
      try ListingDetails.bike("e" + String(repeating: "\u{301}", count: 10_000)).validated()
    }
  }

  @Test("has a title that can be seen", arguments: ["", "  ", "\u{200B}\u{2060}"])
  func emptyTitle(title: String) {
    #expect(throws: ItemError.invalid(.title, .empty)) { try ListingDetails.bike(title).validated() }
  }

  @Test("has no control characters, but lines and tabs in the description")
  func controlCharacters() throws {
    #expect(throws: ItemError.invalid(.title, .controlCharacter)) { try ListingDetails.bike("a\u{1B}[31m").validated() }
    #expect(throws: ItemError.invalid(.description, .controlCharacter)) {
      try ListingDetails.bike("a", "b\u{0}").validated()
    }
    #expect(try ListingDetails.bike("a", "b\n\tc").validated().description == "b\n\tc")
  }

  @Test("has a title on one line, whatever it was pasted with", arguments: ["a\nb", "a\tb", " a\r\nb\n"])
  func titleOnOneLine(title: String) throws {
    #expect(try ListingDetails.bike(title).validated().title == "a b")
  }

  @Test("has a description of at most 20,000 characters")
  func descriptionLength() throws {
    _ = try ListingDetails.bike("a", String(repeating: "b", count: 20_000)).validated()
    #expect(throws: ItemError.invalid(.description, .tooLong(limit: 20_000))) {
      try ListingDetails.bike("a", String(repeating: "b", count: 20_001)).validated()
    }
  }

  @Test("costs more than nothing, or is free", arguments: [0, -1, .min] as [Int64])
  func price(minorUnits: Int64) throws {
    #expect(throws: ItemError.invalid(.price, .notPositive)) {
      try ListingDetails.bike("a", price: minorUnits).validated()
    }
    var gift = ListingDetails.bike("a")
    gift.price = .free
    #expect(try gift.validated().price.minorUnits == 0)
  }

  @Test("keeps attributes by their trimmed names, of which each stands once")
  func attributes() throws {
    var details = ListingDetails.bike("a")
    details.attributes = [" size ": " M ", "colour": ""]
    #expect(try details.validated().attributes == ["size": "M", "colour": ""])
    details.attributes["size"] = "L"
    #expect(throws: ItemError.invalid(.attributes, .repeated("size"))) { try details.validated() }
  }

  @Test("has at most 100 attributes")
  func numberOfAttributes() throws {
    var details = ListingDetails.bike("a")
    for number in 1...100 { details.attributes["\(number)"] = "yes" }
    #expect(try details.validated().attributes.count == 100)
    details.attributes["101"] = "yes"
    #expect(throws: ItemError.invalid(.attributes, .tooMany(limit: 100))) { try details.validated() }
  }

  @Test("is priced in a currency", arguments: ["", "eur", "EURO", "ÉUR"])
  func currency(code: String) {
    var details = ListingDetails.bike("a")
    details.currencyCode = code
    #expect(throws: ItemError.invalid(.currency, .malformed)) { try details.validated() }
  }

  @Test(
    "knows a condition however it is joined, and keeps any other as an attribute",
    arguments: [
      ("Like_New", .likeNew, nil), ("GOOD", .good, nil), ("a bit rusty", nil, "a bit rusty"), (" ", nil, nil),
    ]
      as [(String, Condition?, String?)])
  func condition(text: String, condition: Condition?, attribute: String?) {
    var details = ListingDetails.bike("a")
    details.condition = .poor
    details.attributes["condition"] = "falling apart"
    details.setCondition(text)
    #expect(details.condition == condition)
    #expect(details.attributes["condition"] == attribute)
  }
}
