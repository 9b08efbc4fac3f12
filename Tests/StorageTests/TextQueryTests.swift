import Storage
import Testing

@Suite struct TextQueryTests {
  private func words(_ phrases: [TextQuery.Phrase]) -> [String] {
    phrases.map { $0.words.joined(separator: " ") + ($0.isPrefix ? "*" : "") }
  }

  @Test(
    "words, prefixes, phrases and what must not be there",
    arguments: [
      ("beach cruiser", ["beach", "cruiser"], []),
      ("  beach\t\n cruiser ", ["beach", "cruiser"], []),
      ("cruis*", ["cruis*"], []),
      ("\"beach cruiser\" red", ["beach cruiser", "red"], []),
      ("red\"beach cruiser\"", ["red", "beach cruiser"], []),
      ("\"beach cru\"*", ["beach cru*"], []),
      ("\"beach, the cruiser", ["beach the cruiser"], []),
      ("bike -child -\"for parts\" -rust*", ["bike"], ["child", "for parts", "rust*"]),
      ("beach-cruiser's", ["beach", "cruiser", "s"], []),
      ("-beach-cruiser", [], ["beach cruiser"]),
      ("26\" wheel", ["26", "wheel"], []),
      ("cílios 자전거 ½", ["cílios", "자전거", "½"], []),
      ("a*b", ["a", "b"], []),
      ("- -- \" \" * -\"\" 🚲", [], []),
    ] as [(String, [String], [String])])
  func read(text: String, wanted: [String], unwanted: [String]) {
    let query = TextQuery(text)
    #expect(words(query.wanted) == wanted)
    #expect(words(query.unwanted) == unwanted)
    #expect(query.isEmpty == (wanted.isEmpty && unwanted.isEmpty))
  }

  @Test("all that is wanted can be made one phrase; what must not be there stays")
  func asPhrase() {
    let query = TextQuery("beach \"red cruiser\" -child whee*").asPhrase()
    #expect(words(query.wanted) == ["beach red cruiser whee*"])
    #expect(words(query.unwanted) == ["child"])
    #expect(TextQuery("-child").asPhrase().wanted == [])
  }
}
