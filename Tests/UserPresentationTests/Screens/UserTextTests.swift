import Presentation
import Testing

@testable import UserPresentation

@Suite("The texts of User's screens")
struct UserTextTests {
  private let catalog = TextCatalog(UserCoordinator.texts)

  @Test("are there in every language, with the same values")
  func complete() {
    #expect(catalog.faults(of: UserText.self) == [])
  }

  @Test("are all used")
  func superfluous() {
    #expect(catalog.superfluousKeys(startingWith: "user.", besides: UserText.self) == [])
  }
}
