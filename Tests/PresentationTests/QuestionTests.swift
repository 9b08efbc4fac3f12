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

  @Test("is asked by who does not keep the stage")
  func asking() async throws {
    let ask = shell.asking
    async let answers = ask(question).map { true }.toArray().value
    while shell.window.focusedView == nil { await Task.yield() }
    shell.window.handle(.right)
    shell.window.handle(.enter)
    #expect(try await answers == [true])
  }

  @Test("has no answer once the stage is gone")
  func gone() async throws {
    let ask = Shell(routes: RouteTable(scheme: "test", []), tabs: []).asking
    #expect(try await ask(question).map { true }.toArray().value == [])
  }
}
