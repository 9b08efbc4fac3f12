import Presentation
import Testing

@testable import UserPresentation

@Suite("The texts of User's screens")
struct UserTextTests {
  private let catalog = TextCatalog(UserCoordinator.texts)

  @Test("are there in every language, with the same values")
  func complete() {
    #expect(catalog.faults(of: UserText.self) == [])
    #expect(catalog.faults(of: UserErrorText.self) == [])
    #expect(catalog.faults(of: DocumentText.self) == [])
  }

  @Test("are all used")
  func superfluous() {
    #expect(catalog.superfluousKeys(startingWith: "user.", besides: UserText.self) == [])
    #expect(catalog.superfluousKeys(startingWith: "user-error.", besides: UserErrorText.self) == [])
    #expect(catalog.superfluousKeys(startingWith: "user-document.", besides: DocumentText.self) == [])
  }
}
