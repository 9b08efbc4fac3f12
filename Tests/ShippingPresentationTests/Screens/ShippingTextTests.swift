import Presentation
import Testing

@testable import ShippingPresentation

@Suite("The texts of Shipping's screens")
struct ShippingTextTests {
  private let catalog = TextCatalog(ShippingCoordinator.texts)

  @Test("are there in every language, with the same values")
  func complete() {
    #expect(catalog.faults(of: ShippingText.self) == [])
    #expect(catalog.faults(of: ShippingErrorText.self) == [])
    #expect(catalog.faults(of: NumberText.self) == [])
    #expect(catalog.faults(of: ArrivalText.self) == [])
  }

  @Test("are all used")
  func superfluous() {
    #expect(catalog.superfluousKeys(startingWith: "shipping.", besides: ShippingText.self) == [])
    #expect(catalog.superfluousKeys(startingWith: "shipping-error.", besides: ShippingErrorText.self) == [])
    #expect(catalog.superfluousKeys(startingWith: "shipping-number.", besides: NumberText.self) == [])
    #expect(catalog.superfluousKeys(startingWith: "shipping-arrival.", besides: ArrivalText.self) == [])
  }
}
