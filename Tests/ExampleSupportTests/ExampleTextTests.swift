import Presentation
import Testing

@testable import ExampleSupport

@Suite("The texts of the examples")
struct ExampleTextTests {
  @Test("are the same in every language")
  func complete() {
    #expect(TextCatalog(ExampleText.tables).faults(of: ExampleText.self).isEmpty)
  }
}
