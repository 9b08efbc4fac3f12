import Presentation
import Testing

@testable import ItemPresentation

@Suite("The texts of Item's screens")
struct ItemTextTests {
  private let catalog = TextCatalog(ItemCoordinator.texts)

  @Test("are there in every language, with the same values")
  func complete() {
    #expect(catalog.faults(of: ItemText.self) == [])
  }

  @Test("are all used")
  func superfluous() {
    #expect(catalog.superfluousKeys(startingWith: "item.", besides: ItemText.self) == [])
  }
}
