import Mocking
import MockingTesting
import Testing

/// What comes back where no answer was given.
@Suite(.mocks) struct EmptyAnswerTests {
  private typealias Method<Answer> = MockedMethod<
    NoArguments, @Sendable () throws -> Answer, Answer, any Error
  >

  private func answer<Answer>(
    _ type: Answer.Type, as result: Any.Type? = nil, to requirement: String = "find()"
  ) throws -> Answer {
    let method = Method<Answer>("Shop", requirement, "onFind")
    return try method.answer(as: result ?? type) { try $0() }
  }

  /// Expects that a call throws that it has no answer, and that the running test hears of it.
  @discardableResult
  private func unanswered<Answer>(_ call: () throws -> Answer) -> UnansweredCall? {
    var error: UnansweredCall?
    withKnownIssue { error = #expect(throws: UnansweredCall.self) { try call() } }
    return error
  }

  @Test("optionals are nil, of nothing and of anything as well") func optionals() throws {
    #expect(try answer(Void?.self) == nil)
    #expect(try answer(Any?.self) == nil)
    #expect(try answer(Int??.self) == Int??.none)
  }

  @Test("collections are empty") func collections() throws {
    #expect(try answer([Int].self) == [])
    #expect(try answer(ContiguousArray<Int>.self) == [])
    #expect(try answer(Set<Int>.self) == [])
    #expect(try answer([Int: Int].self) == [:])
  }

  @Test("what could be anything has no answer", arguments: [Any.self, (any Sendable).self] as [Any.Type])
  func anything(type: Any.Type) {
    unanswered { try answer(Any.self, as: type) }
    unanswered { try answer(AnyHashable.self) }
  }

  @Test("a literal makes no collection of a vector") func vector() {
    unanswered { try answer(SIMD2<Int>.self) }
  }

  @Test("a wider answer is as empty as what the caller asks for") func wider() throws {
    #expect(try answer(Any.self, as: Set<Int>.self) as? Set<Int> == [])
    #expect(try answer(Any?.self, as: Int?.self) as? Int == nil)
    unanswered { try answer(Any.self, as: Int.self) }
  }

  @Test("an initialiser that may fail makes a mock") func initializer() throws {
    #expect(try answer(Void?.self, to: "init(text:)") != nil)
  }

  @Test(
    "the message speaks of a handle as source does",
    arguments: [("Shop", "onFind", "mock.onFind"), ("Mall.Shop", "MallShopMock.onFind", "MallShopMock.onFind")])
  func message(interface: String, handle: String, said: String) {
    let method = Method<Int>(interface, "find()", handle)
    let error = unanswered { try method.answer { try $0() } }
    let mock = interface.filter { $0 != "." } + "Mock"
    #expect(error?.description.hasPrefix("\(mock) was asked") == true)
    #expect(error?.description.contains("before: \(said).returns(…)") == true)
  }
}
