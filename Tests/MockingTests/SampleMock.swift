import Mocking

/// As the build writes mocks, by hand: Mocking's tests do not need the generator.
protocol Shop: Sendable {
  func name(of id: Int) throws -> String?
  func price(_ id: Int, currency: String) throws -> Int
  func all() -> [Int]
  func count() throws(ShopError) -> Int
  func load(_ id: Int) async throws -> String
  func close()
}

enum ShopError: Error {
  case closed
}

final class ShopMock: Shop, Mock {
  let onName = MockedMethod<NameCall, @Sendable (_ id: Int) throws -> String?, String?, any Error>(
    "Shop", "name(of:)", "onName")
  let onPrice = MockedMethod<PriceCall, @Sendable (_ id: Int, _ currency: String) throws -> Int, Int, any Error>(
    "Shop", "price(_:currency:)", "onPrice")
  let onAll = MockedMethod<NoArguments, @Sendable () -> [Int], [Int], Never>("Shop", "all()", "onAll")
  let onCount = MockedMethod<NoArguments, @Sendable () throws(ShopError) -> Int, Int, ShopError>(
    "Shop", "count()", "onCount")
  let onLoad = MockedMethod<LoadCall, @Sendable (_ id: Int) async throws -> String, String, any Error>(
    "Shop", "load(_:)", "onLoad")
  let onClose = MockedMethod<NoArguments, @Sendable () -> Void, Void, Never>("Shop", "close()", "onClose")

  func name(of id: Int) throws -> String? { try onName.answer(NameCall(id: id)) { try $0(id) } }
  func price(_ id: Int, currency: String) throws -> Int {
    try onPrice.answer(PriceCall(id: id, currency: currency)) { try $0(id, currency) }
  }
  func all() -> [Int] { onAll.answer { $0() } }
  func count() throws(ShopError) -> Int { try onCount.answer { handler throws(ShopError) in try handler() } }
  func load(_ id: Int) async throws -> String { try await onLoad.answerAsync(LoadCall(id: id)) { try await $0(id) } }
  func close() { onClose.answer { $0() } }

  var mockedMethods: [any AnyMockedMethod] { [onName, onPrice, onAll, onCount, onLoad, onClose] }

  struct NameCall: MockCall, Sendable {
    let id: Int
    var mockedArguments: KeyValuePairs<String, Any?> { ["of": id] }
  }

  struct PriceCall: MockCall, Sendable {
    let id: Int
    let currency: String
    var mockedArguments: KeyValuePairs<String, Any?> { ["_": id, "currency": currency] }
  }

  struct LoadCall: MockCall, Sendable {
    let id: Int
    var mockedArguments: KeyValuePairs<String, Any?> { ["_": id] }
  }
}
