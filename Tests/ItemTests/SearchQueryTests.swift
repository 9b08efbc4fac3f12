import Item
import Testing

@Suite("A search text")
struct SearchQueryTests {
  @Test(
    "is read into terms",
    arguments: [
      ("beach cruiser", ["beach", "cruiser"], []),
      ("  Cruiser* ", ["cruiser*"], []),
      ("\"Beach, Cruiser\" bike", ["beach cruiser", "bike"], []),
      ("\"beach cru\"*", ["beach cru*"], []),
      ("\"never closed", ["never closed"], []),
      ("“smart quotes” x", ["smart quotes", "x"], []),
      ("like-new con*", ["like", "new", "con*"], []),
      ("bike -like-new", ["bike"], ["like new"]),
      ("bike -kids -\"for parts\" -dam*", ["bike"], ["kids", "for parts", "dam*"]),
      ("-kids", [], ["kids"]),
      ("bike - * \"\" &", ["bike"], []),
      ("24\" wheel", ["24", "wheel"], []),
      ("AND OR NOT title:x", ["and", "or", "not", "title", "x"], []),
      ("", [], []),
    ] as [(String, [String], [String])])
  func parsing(text: String, wanted: [String], excluded: [String]) throws {
    let query = try SearchQuery(text)
    #expect(query.wanted.map(written) == wanted)
    #expect(query.excluded.map(written) == excluded)
  }

  @Test("of punctuation only is refused", arguments: ["?!", "*", "\"\"", "-", "👍"])
  func punctuation(text: String) {
    #expect(throws: ItemError.searchWithoutWords(text)) { try SearchQuery(text) }
  }

  @Test("has at most 50 words")
  func length() throws {
    #expect(try SearchQuery(String(repeating: "a ", count: 50)).wanted.count == 50)
    #expect(throws: ItemError.searchTooLong(limit: 50)) { try SearchQuery(String(repeating: "a ", count: 51)) }
    #expect(throws: ItemError.searchTooLong(limit: 50)) { try SearchQuery(String(repeating: "a-", count: 51)) }
  }

  @Test(
    "ranks a phrase in the title first, then all words in the title, then anywhere",
    arguments: [
      ("beach cruiser", "Red beach cruiser", "", .phraseInTitle),
      ("beach cru*", "Red beach cruiser", "", .phraseInTitle),
      ("cruiser beach", "Red beach cruiser", "", .wordsInTitle),
      ("bea* cruiser", "Red beach cruiser", "", .wordsInTitle),
      ("beach cruiser", "Cruiser", "for the beach", .anywhere),
      ("\"beach cruiser\"", "Old beach", "cruiser", nil),
      ("cruiser", "Cruisers", "", nil),
      ("cruiser -kids", "Cruiser", "for kids", nil),
      ("-kids", "Cruiser", "", .anywhere),
    ] as [(String, String, String, SearchRank?)])
  func rank(text: String, title: String, description: String, expected: SearchRank?) throws {
    let rank = try SearchQuery(text).rank(.bike(title, description))
    #expect(rank == expected)
  }

  private func written(_ term: SearchQuery.Term) -> String {
    term.words.joined(separator: " ") + (term.isPrefix ? "*" : "")
  }
}
