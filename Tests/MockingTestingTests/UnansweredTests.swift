import Mocking
import MockingTesting
import Testing

/// As the build writes mocks, by hand.
final class ShopMock: Mock {
  let onPrice = MockedMethod<PriceCall, @Sendable (_ id: Int, _ currency: String) throws -> Int, Int, any Error>(
    "Shop", "price(_:currency:)", "onPrice")
  let onCount = MockedGetter<Int>("Shop", "count", "onCount")

  func price(_ id: Int, currency: String) throws -> Int {
    try onPrice.answer(PriceCall(id: id, currency: currency)) { try $0(id, currency) }
  }

  var count: Int { onCount.answer { $0() } }

  var mockedMethods: [any AnyMockedMethod] { [onPrice, onCount] }

  struct PriceCall: MockCall, Sendable {
    let id: Int
    let currency: String
    var mockedArguments: KeyValuePairs<String, Any?> { ["_": id, "currency": currency] }
  }
}

@Suite(.mocks) struct UnansweredTests {
  let shop = ShopMock()

  @Test("the error names the mock, the call, its arguments and the line that answers it") func message() {
    withKnownIssue {
      let error = #expect(throws: UnansweredCall.self) { try shop.price(7, currency: "EUR") }
      #expect(
        error?.description == """
          ShopMock was asked price(7, currency: "EUR") and has no answer. Give it one before: \
          mock.onPrice.returns(…) with an `Int`.
          """)
    }
  }

  @Test("an error that the code under test swallows fails the test all the same") func swallowed() {
    withKnownIssue {
      _ = try? shop.price(7, currency: "EUR")
    } matching: { issue in
      issue.error is UnansweredCall
    }
  }

  @Test("the call is recorded") func recorded() {
    withKnownIssue { _ = try? shop.price(7, currency: "EUR") }
    #expect(shop.onPrice.calls.count == 1)
  }

  @Test("a requirement that cannot throw stops the process with the same words") func stops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = ShopMock().count
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("ShopMock was asked count and has no answer"))
  }
}
