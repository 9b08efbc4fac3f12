import Mocking
import Testing

@Suite struct CallTests {
  let shop = ShopMock()

  @Test("calls keep their arguments by name") func arguments() throws {
    shop.onPrice.returns(1)
    _ = try shop.price(7, currency: "EUR")
    #expect(shop.onPrice.calls[0].id == 7)
    #expect(shop.onPrice.calls[0].currency == "EUR")
  }

  @Test("calls from many threads are all recorded") func threads() async throws {
    shop.onPrice.returns(1)
    await withDiscardingTaskGroup { group in
      for id in 0..<200 { group.addTask { _ = try? shop.price(id, currency: "EUR") } }
    }
    #expect(Set(shop.onPrice.calls.map(\.id)) == Set(0..<200))
  }

  @Test("waiting for a call that was made returns at once") func waitingAfter() async throws {
    _ = try shop.name(of: 4)
    #expect(try await shop.onName.waitForCall().id == 4)
  }

  @Test("waiting returns when the call comes") func waitingBefore() async throws {
    async let call = shop.onName.waitForCall(timeout: .seconds(60))
    await Task.yield()
    _ = try shop.name(of: 4)
    #expect(try await call.id == 4)
  }

  @Test("waiting for several calls returns the last of them") func waitingForSeveral() async throws {
    async let call = shop.onName.waitForCall(count: 3, timeout: .seconds(60))
    for id in 1...4 {
      _ = try shop.name(of: id)
      await Task.yield()
    }
    #expect(try await call.id == 3)
  }

  @Test("waiting ends with what was called instead") func timeout() async throws {
    _ = try shop.name(of: 4)
    let error = await #expect(throws: CallTimeout.self) {
      try await shop.onName.waitForCall(count: 2, timeout: .milliseconds(10))
    }
    #expect(
      error?.description
        == "ShopMock was not asked name(of:) 2 times within 0.01 seconds. Calls so far: name(of: 4).")
  }

  @Test("waiting ends when the task is cancelled") func cancellation() async {
    let waiting = Task { try await shop.onName.waitForCall(timeout: .seconds(60)) }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
  }
}
