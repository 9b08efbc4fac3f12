import Mocking
import Synchronization
import Testing

@Suite struct TimelineTests {
  let first = ShopMock()
  let second = ShopMock()

  @Test("calls of several mocks are in their order") func order() throws {
    let timeline = Timeline(first, second)
    _ = try first.name(of: 1)
    second.close()
    _ = second.all()
    first.close()
    #expect(timeline.calls.map(\.name) == ["name", "close", "all", "close"])
  }

  @Test("a call reads as in source") func text() throws {
    first.onPrice.returns(1)
    _ = try first.price(1, currency: "E\"R\n")
    #expect(Timeline(first).calls.map(\.description) == [#"Shop.price(1, currency: "E\"R\n")"#])
  }

  @Test("an observer sees each call with its answer as it happens") func observing() throws {
    let lines = Mutex<[String]>([])
    let timeline = Timeline(first, second)
    first.onPrice.returns(5)
    timeline.observe { call, answer in
      lines.withLock { $0.append("\(call) → \(answer)") }
    }
    _ = try first.price(1, currency: "EUR")
    second.onName.returns("Lamp", nil)
    _ = try second.name(of: 2)
    _ = try second.name(of: 3)
    second.close()
    first.onPrice.throws(ShopError.closed)
    _ = try? first.price(2, currency: "EUR")
    #expect(
      lines.withLock { $0 } == [
        #"Shop.price(1, currency: "EUR") → 5"#, #"Shop.name(of: 2) → "Lamp""#, "Shop.name(of: 3) → nil",
        "Shop.close() → ()", #"Shop.price(2, currency: "EUR") → throws closed"#,
      ])
  }

  @Test("an inner call is seen before the outer one that waits for it") func nesting() throws {
    let names = Mutex<[String]>([])
    Timeline(first, second).observe { call, _ in names.withLock { $0.append(call.name) } }
    first.onName.performs { [second] _ in
      second.close()
      return nil
    }
    _ = try first.name(of: 1)
    #expect(names.withLock { $0 } == ["close", "name"])
    #expect(Timeline(first, second).calls.map(\.name) == ["name", "close"])
  }
}
