import Presentation
import Testing

@testable import ChatPresentation

@Suite("The texts of Chat's screens")
struct ChatTextTests {
  private let catalog = TextCatalog(ChatCoordinator.texts)

  @Test("are there in every language, with the same values")
  func complete() {
    #expect(catalog.faults(of: ChatText.self) == [])
  }

  @Test("are all used")
  func superfluous() {
    #expect(catalog.superfluousKeys(startingWith: "chat.", besides: ChatText.self) == [])
  }
}
