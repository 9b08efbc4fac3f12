import Foundation
import Injection
import Testing

/// The one fault that only running can show. Each test stops a process of its own.
@Suite struct LoopTests {
  @Test func `A lazy called inside an initialiser that it leads back to stops with the chain`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = DependencyContainer()
      container.register(String.self, building: Int.self) { "\($0)" }
      container.register(Int.self, requires: [Int].self) { $0()[0] }
      container.register([Int].self, requires: Bool.self) { $0() ? [1] : [0] }
        .also(Set<Int>.self) { Set($0) }
      container.register(Bool.self, requires: Set<Int>.self, Int.self) { $1() == 1 || $0().isEmpty }
      _ = try container.resolve(String.self)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      message.contains(
        """
        Int is needed to build itself: Int → Array<Int> → Bool → Int. An initialiser called a lazy that leads back to \
        it: keep the lazy, and call it after the initialiser.
        """))
  }

  @Test func `Two threads that enter a loop from both ends stop too, instead of waiting for each other`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = DependencyContainer()
      container.register(Int.self, requires: Bool.self) { bool in
        usleep(10_000)
        return bool() ? 1 : 0
      }
      container.register(Bool.self, requires: Int.self) { int in
        usleep(10_000)
        return int() == 1
      }
      try container.verify()
      inThreads(2) { thread in
        if thread == 0 { _ = try? container.resolve(Int.self) } else { _ = try? container.resolve(Bool.self) }
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("is needed to build itself"))
  }

  @Test func `Unique objects that build each other without end stop too`() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let container = DependencyContainer()
      container.register(Int.self, lifetime: .unique, requires: Bool.self) { $0() ? 1 : 0 }
      container.register(Bool.self, lifetime: .unique, requires: Int.self) { $0() == 1 }
      _ = try container.resolve(Bool.self)
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("Bool is needed to build itself: Bool → Int → Bool."))
  }

  @Test func `Unique objects on a cycle that no initialiser follows are made as ever`() throws {
    let container = DependencyContainer()
    container.register(Int.self, lifetime: .unique, building: Bool.self) { $0 ? 1 : 0 }
    container.register(Bool.self, lifetime: .unique, requires: Int.self) { _ in true }
    #expect(try container.resolve(Int.self) == 1)
    #expect(try container.resolve(Int.self) == 1)
  }

  @Test func `Two types of one name on a cycle are told apart`() throws {
    enum Inner {
      final class Thing: Sendable {}
    }
    let container = DependencyContainer()
    container.register(Thing.self, building: Inner.Thing.self) { _ in Thing() }
    container.register(Inner.Thing.self, requires: Thing.self) { _ in Inner.Thing() }
    _ = try container.verify(providing: Thing.self, Inner.Thing.self)
  }
}
