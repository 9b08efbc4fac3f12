import ExampleSupport
import Foundation
import Testing

@testable import ItemExample

@Suite("The help of ItemExample")
struct HelpTests {
  @Test("has examples that people of its world can follow")
  func examples() async throws {
    let record = #"{"title": "Skis", "price": "80"}"#
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    try Data("[\(record)]\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let supplies = HelpSupplies(
      files: ["listings.jsonl": record], paths: ["listings.json": file.path()], answers: ["remove 1": "y\n"])

    let examples = try await itemExample.helpExamples()
    #expect(examples.count > 10)
    for example in examples {
      let refusal = await itemExample.refusal(of: example, with: supplies)
      #expect(refusal == nil, "\(example)")
    }
  }
}
