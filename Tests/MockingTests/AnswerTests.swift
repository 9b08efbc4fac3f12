import Mocking
import Testing

@Suite struct AnswerTests {
  let shop = ShopMock()

  @Test("one answer stays") func oneAnswer() throws {
    shop.onPrice.returns(5)
    #expect(try [shop.price(1, currency: "EUR"), shop.price(2, currency: "EUR")] == [5, 5])
  }

  @Test("several answers come one after the other, and the last stays") func severalAnswers() throws {
    shop.onPrice.returns(1, 2, 3)
    #expect(try (0..<5).map { try shop.price($0, currency: "EUR") } == [1, 2, 3, 3, 3])
  }

  @Test("nil is an answer") func nilAnswer() throws {
    shop.onName.returns("Lamp", nil)
    #expect(try [shop.name(of: 1), shop.name(of: 1)] == ["Lamp", nil])
  }

  @Test("an error is thrown") func error() {
    shop.onPrice.throws(ShopError.closed)
    #expect(throws: ShopError.closed) { try shop.price(1, currency: "EUR") }
  }

  @Test("a typed error is thrown as that type") func typedError() {
    shop.onCount.throws(.closed)
    #expect(throws: ShopError.closed) { try shop.count() }
  }

  @Test("a closure answers from the arguments") func closure() throws {
    shop.onPrice.performs { id, currency in currency == "EUR" ? id * 100 : 0 }
    #expect(try shop.price(7, currency: "EUR") == 700)
  }

  @Test("an asynchronous requirement is answered too") func asynchronous() async throws {
    shop.onLoad.performs { id in
      await Task.yield()
      return "photo \(id)"
    }
    #expect(try await shop.load(3) == "photo 3")
    shop.onLoad.throws(ShopError.closed)
    await #expect(throws: ShopError.closed) { try await shop.load(3) }
  }

  @Test("the latest answer counts") func replaced() throws {
    shop.onPrice.returns(1, 2)
    shop.onPrice.throws(ShopError.closed)
    shop.onPrice.returns(9)
    #expect(try shop.price(1, currency: "EUR") == 9)
  }

  @Test("a closure may ask the mock again") func reentrance() throws {
    shop.onPrice.performs { [shop] id, _ in try id == 0 ? 1 : shop.price(id - 1, currency: "EUR") + 1 }
    #expect(try shop.price(3, currency: "EUR") == 4)
    #expect(shop.onPrice.calls.map(\.id) == [3, 2, 1, 0])
  }

  @Test("without an answer nothing, nil and empty collections come back") func empty() throws {
    shop.close()
    #expect(try shop.name(of: 1) == nil)
    #expect(shop.all() == [])
  }
}
