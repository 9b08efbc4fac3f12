import Testing
import User

struct CardTests {
  @Test("A name may have sixty characters as a person counts them", arguments: ["ñ", "👩‍👩‍👧‍👦", "e\u{301}"])
  func longestName(character: String) throws {
    let name = String(repeating: character, count: 60)
    #expect(try Card(displayName: name).displayName == name)
    #expect(throws: UserError.invalidText(.displayName, .tooLong)) { try Card(displayName: name + character) }
  }

  @Test("White space around a text does not count, and a blank bio is none")
  func trimming() throws {
    let card = try Card(displayName: "  Ana \n", bio: " \t", place: " Porto")
    #expect(card.displayName == "Ana")
    #expect(card.bio == nil)
    #expect(card.place == "Porto")
  }

  @Test("A blank name is refused", arguments: ["", " ", "\u{3000}\n"])
  func blankName(name: String) {
    #expect(throws: UserError.invalidText(.displayName, .empty)) { try Card(displayName: name) }
  }

  @Test("One character with a thousand marks is too long")
  func stackedMarks() {
    let name = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(throws: UserError.invalidText(.displayName, .tooLong)) { try Card(displayName: name) }
  }

  @Test("Control characters are refused", arguments: ["An\u{1B}[31ma", "An\0a", "An\u{2028}a", "An\na"])
  func controlCharacters(name: String) {
    #expect(throws: UserError.invalidText(.displayName, .controlCharacter)) { try Card(displayName: name) }
  }

  @Test("A bio may run over several lines")
  func bioLines() throws {
    #expect(try Card(displayName: "Ana", bio: "Lamps.\nChairs.").bio == "Lamps.\nChairs.")
  }
}
