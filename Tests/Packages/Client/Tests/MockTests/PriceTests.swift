import Mocking
import PriceInterface
import PriceInterfaceMocks
import Testing

@Test("A mock that the build of this package wrote answers and records")
func mockOfAnotherPackage() throws {
  let mock = PriceInterfaceMock()
  mock.onPrice.returns(4_950)
  let prices: any PriceInterface = mock
  #expect(try prices.price(of: "lamp") == 4_950)
  #expect(mock.onPrice.calls.map(\.item) == ["lamp"])
}
