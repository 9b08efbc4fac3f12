import MockFixtures
import MockFixturesMocks
import Mocking
import Testing

/// What the build wrote and compiled for the fixtures, at work.
@Suite struct MockedFunctionTests {
  let functions = FunctionsMock()
  let overloads = OverloadsMock()

  @Test func `inout arguments are changed by the handler and recorded as they came`() {
    functions.onChange.performs { value, amount in value += amount }
    var value = 1
    functions.change(&value, by: 4)
    #expect(value == 5)
    #expect(functions.onChange.calls[0].value == 1)
  }

  @Test func `variadic arguments are a list`() {
    functions.onSum.performs { values, scale in Int(Double(values.reduce(0, +)) * scale) }
    #expect(functions.sum(1, 2, 3, scale: 10) == 60)
    #expect(functions.onSum.calls[0].values == [1, 2, 3])
  }

  @Test func `arguments are named by themselves, by their labels or by their numbers`() {
    functions.onLabels.returns(true)
    _ = functions.labels(1, "a", with: false, for: "b")
    let call = functions.onLabels.calls[0]
    #expect(call.argument1 == 1)
    #expect(call.argument2 == "a")
    #expect(call.with == false)
    #expect(call.name == "b")
  }

  @Test func `typed errors are thrown as they are`() async {
    functions.onTyped.throws(.line(3))
    functions.onWaitingTyped.throws(.empty)
    #expect(throws: ParseError.line(3)) { try functions.typed("a") }
    await #expect(throws: ParseError.empty) { try await functions.waitingTyped() }
  }

  @Test func `asynchronous requirements can wait in their handler`() async {
    functions.onWaiting.performs { seconds in
      await Task.yield()
      return "\(seconds)"
    }
    #expect(await functions.waiting(for: 2) == "2.0")
  }

  @Test func `tuples go in and out`() {
    functions.onPair.performs { pair in (pair.a + 1, pair.b) }
    #expect(functions.pair((a: 1, b: "x")) == (2, "x"))
  }

  @Test func `overloads are answered apart`() async {
    overloads.onFindInt.returns("by id")
    overloads.onFindString.returns("by name")
    overloads.onFindNameLimit.returns(["a", "b"])
    overloads.onConvertReturningIntOptional.returns(4)
    #expect(overloads.find(1) == "by id")
    #expect(overloads.find("1") == "by name")
    #expect(overloads.find(name: "a") == nil)
    #expect(overloads.find(name: "a", limit: 2) == ["a", "b"])
    #expect(overloads.convert() == Int?(4))
    #expect(overloads.convert() == String?.none)
  }

  @Test func `static requirements are answered by the type`() {
    FunctionsMock.onMake.reset()
    FunctionsMock.onMake.performs { name in "made \(name)" }
    #expect(FunctionsMock.make(named: "it") == "made it")
    #expect(FunctionsMock.onMake.calls.map(\.name) == ["it"])
    FunctionsMock.onMake.reset()
    #expect(FunctionsMock.onMake.calls.isEmpty)
  }
}

@Suite struct MockedClosureTests {
  let closures = ClosuresMock()

  @Test func `a closure that does not escape is handed on, and not kept`() {
    closures.onEach.performs { body in (1...3).forEach(body) }
    var seen: [Int] = []
    closures.each { seen.append($0) }
    #expect(seen == [1, 2, 3])
    #expect(Timeline(closures).calls.map(\.text) == ["each()"])
  }

  @Test func `one behind an alias does not escape either`() {
    closures.onAliased.performs { now, _ in now(7) }
    var seen = 0
    closures.aliased({ seen = $0 }, later: { _ in })
    #expect(seen == 7)
    #expect(Timeline(closures).calls[0].text.hasPrefix("aliased(…, later: "))
  }

  @Test func `an escaping closure is kept and can be called later`() async throws {
    closures.elsewhere { "got \($0)" }
    #expect(try await closures.onElsewhere.calls[0].body(5) == "got 5")
  }

  @Test func `an autoclosure is asked when the handler asks`() {
    closures.onLazily.performs { condition, message in
      if condition() { Issue.record("\(message())") }
    }
    var asked = 0
    func ask() -> Bool {
      asked += 1
      return false
    }
    closures.lazily(ask(), "never said")
    #expect(asked == 1)
    #expect(closures.onLazily.calls[0].message() == "never said")
  }

  @Test func `what a closure throws passes through`() {
    closures.onEachThrowing.performs { body in
      #expect(throws: ParseError.empty) { try body(1) }
    }
    closures.eachThrowing { _ in throw ParseError.empty }
    #expect(Timeline(closures).calls.count == 1)
  }
}
