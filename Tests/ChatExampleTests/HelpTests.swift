import ExampleSupport
import Testing

@testable import ChatExample

@Suite("The help of ChatExample")
struct HelpTests {
  private let supplies = HelpSupplies(files: ["message.txt": "Is it still there?\n"], endless: ["watch"])

  @Test("has examples that people of its world can follow")
  func examples() async throws {
    let examples = try await chatExample.helpExamples()
    #expect(examples.count > 10)
    for example in examples {
      let refusal = await chatExample.refusal(of: example, with: supplies)
      #expect(refusal == nil, "\(example)")
    }
  }
}
