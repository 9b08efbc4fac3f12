import ExampleSupport
import Testing

@testable import ShippingExample

@Suite("The help of ShippingExample")
struct HelpTests {
  private let supplies = HelpSupplies(files: ["numbers.txt": "RR314159268PT\n"])

  @Test("has examples that people of its world can follow")
  func examples() async throws {
    let examples = try await shippingExample.helpExamples()
    #expect(examples.count > 10)
    for example in examples {
      let refusal = await shippingExample.refusal(of: example, with: supplies)
      #expect(refusal == nil, "\(example)")
    }
  }
}
