import Foundation
import Injection
import Testing

@Suite struct ThreadTests {
  @Test func `100 threads get one shared object, made once`() throws {
    for _ in 0..<20 {
      let made = Counter()
      let container = DependencyContainer()
      container.register(LegacyApp.self) {
        made.increment()
        usleep(100)
        return LegacyApp()
      }
      .also((any LegacyInterface).self) { $0 }
      let objects = Gathered<ObjectIdentifier>()
      inThreads(100) { thread in
        if thread.isMultiple(of: 2) {
          objects.add((try? container.resolve(LegacyApp.self)).map(ObjectIdentifier.init))
        } else {
          let object = try? container.resolve((any LegacyInterface).self) as? LegacyApp
          objects.add(object.map(ObjectIdentifier.init))
        }
      }
      #expect(objects.values.count == 100)
      #expect(Set(objects.values).count == 1)
      #expect(made.value == 1)
    }
  }

  @Test func `100 threads that build mutually lazy objects do not wait for each other for ever`() throws {
    for _ in 0..<20 {
      let made = Counter()
      let container = DependencyContainer()
      // Left calls its lazy while it is built; right keeps its own for later.
      container.register(Left.self, requires: Right.self) { right in
        made.increment()
        usleep(100)
        return Left(right: right(), later: right)
      }
      container.register(Right.self, requires: Left.self) { left in
        made.increment()
        usleep(100)
        return Right(left: left)
      }
      let (left, right) = try container.verify(providingLazily: Left.self, Right.self)
      inThreads(100) { thread in
        if thread.isMultiple(of: 2) { _ = left() } else { _ = right().left() }
      }
      #expect(left().right === right())
      #expect(right().left() === left())
      #expect(made.value == 2)
    }
  }

  @Test func `100 threads that verify and resolve a market find the same one`() throws {
    for _ in 0..<20 {
      let container = makeMarket()
      let objects = Gathered<ObjectIdentifier>()
      inThreads(100) { thread in
        guard let feature = try? container.verify(providing: ItemFeature.self) else { return }
        objects.add(ObjectIdentifier(feature))
        if let user = feature.user() as? UserFeature, let item = user.item() as? ItemFeature {
          objects.add(ObjectIdentifier(item))
        }
      }
      #expect(objects.values.count == 200)
      #expect(Set(objects.values).count == 1)
    }
  }

  @Test func `Threads that build unique objects get different ones`() throws {
    let container = DependencyContainer()
    container.register(Thing.self, lifetime: .unique, dependency: Thing())
    let things = Gathered<Thing>()
    inThreads(100) { _ in things.add(try? container.resolve(Thing.self)) }
    #expect(Set(things.values.map(ObjectIdentifier.init)).count == 100)
  }
}

private final class Left: Sendable {
  let right: Right
  let later: Lazy<Right>

  init(right: Right, later: Lazy<Right>) {
    self.right = right
    self.later = later
  }
}

private final class Right: Sendable {
  let left: Lazy<Left>

  init(left: Lazy<Left>) {
    self.left = left
  }
}
