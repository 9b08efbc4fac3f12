import Presentation
import Testing

@testable import ChatPresentation

@Suite("The texts of Chat's screens")
struct TextTests {
  private let catalog = TextCatalog(ChatCoordinator.texts)

  @Test("are there in every language, with the same places for values")
  func complete() {
    #expect(catalog.faults(of: ChatText.self) == [])
  }

  @Test("are all used")
  func superfluous() {
    #expect(catalog.superfluousKeys(startingWith: "chat.", besides: ChatText.self) == [])
  }
}
