import Presentation
import Reactive
import Testing

@MainActor
@Suite("A question on a stage")
struct QuestionTests {
  private let shell = Shell(routes: RouteTable(scheme: "test", []), tabs: [])
  private let question = Question(
    title: LocalizedString("Sell it?"), message: LocalizedString("It is gone then."), consent: LocalizedString("Sell"))

  @Test("sends once where the answer is yes", arguments: [([Key.right, .enter], 1), ([.enter], 0), ([.escape], 0)])
  func answers(keys: [Key], count: Int) async throws {
    async let answers = shell.ask(question).map { true }.toArray().value
    while shell.window.focusedView == nil { await Task.yield() }
    for key in keys { shell.window.handle(key) }
    #expect(try await answers.count == count)
  }
}
