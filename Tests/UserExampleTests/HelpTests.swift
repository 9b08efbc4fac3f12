import ExampleSupport
import Testing

@testable import UserExample

@Suite("The help of UserExample")
struct HelpTests {
  private let supplies = HelpSupplies(
    files: [
      "password.txt": "ana likes bread\n", "passwords.txt": "ana likes bread\nana prefers butter\n",
      "number.txt": "31415926L\n", "documents.csv": "cpf,314.159.265-90\n",
    ],
    answers: [
      "login ana": "ana likes bread\n", "password": "ana likes bread\nana prefers butter\nana prefers butter\n",
      "register leo --name 'Leo Brandt'": "leo likes bread\nleo likes bread\n",
      "verify-document cpf": "314.159.265-90\n",
    ])

  @Test("has examples that people of its world can follow")
  func examples() async throws {
    let examples = try await userExample.helpExamples()
    #expect(examples.count > 10)
    for example in examples {
      let refusal = await userExample.refusal(of: example, with: supplies)
      #expect(refusal == nil, "\(example)")
    }
  }
}
