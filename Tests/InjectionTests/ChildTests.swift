import Injection
import Testing

@Suite struct ChildTests {
  @Test func `An override reaches all that lead to it, and the rest is shared with the parent`() throws {
    let parent = makeMarket()
    parent.register(Thing.self, dependency: Thing())
    let child = parent.child()
    child.register((any LegacyInterface).self, dependency: LegacyApp(name: "test"))
    let (item, thing) = try child.verify(providing: ItemFeature.self, Thing.self)
    #expect(item.name == "item with chat in test")
    #expect(try item !== parent.resolve(ItemFeature.self))
    #expect(try parent.resolve(ItemFeature.self).name == "item with chat in app")
    #expect(try thing === parent.resolve(Thing.self))
  }

  @Test func `What the child shares with its parent is made once, whoever asks first`() throws {
    let made = Counter()
    let parent = DependencyContainer()
    parent.register(Thing.self) {
      made.increment()
      return Thing()
    }
    let children = (0..<3).map { _ in parent.child() }
    let things = try children.map { try $0.resolve(Thing.self) }
    #expect(things.allSatisfy { $0 === things[0] })
    #expect(made.value == 1)
  }

  @Test func `An alias follows the object that a child replaces`() throws {
    let parent = makeMarket()
    let child = parent.child()
    child.register(ItemFeature.self, lifetime: .unique, requires: (any UserInterface).self) {
      ItemFeature(user: $0(), chat: ChatFeature(legacy: LegacyApp(name: "mine")))
    }
    let (first, second) = try child.verify(providing: (any ItemInterface).self, (any ItemInterface).self)
    #expect(first.name == "item with chat in mine")
    #expect(first as? ItemFeature !== second as? ItemFeature)
  }

  @Test func `A child adds what its parent does not know`() throws {
    let parent = makeMarket()
    let session = parent.child()
    session.register(String.self, building: (any ChatInterface).self) { "session of \($0.name)" }
    #expect(try session.resolve(String.self) == "session of chat in app")
    #expect(try session.resolve(ItemFeature.self) === parent.resolve(ItemFeature.self))
    #expect(throws: DependencyFaults.self) { try parent.resolve(String.self) }
  }

  @Test func `A child of a child sees both`() throws {
    let middle = makeMarket().child()
    middle.register((any LegacyInterface).self, dependency: LegacyApp(name: "session"))
    let child = middle.child()
    child.register(Thing.self, dependency: Thing())
    #expect(try child.resolve(ItemFeature.self) === middle.resolve(ItemFeature.self))
    #expect(try child.resolve((any ChatInterface).self).name == "chat in session")
  }

  @Test func `A cycle that only an override closes is found in the child`() throws {
    let parent = DependencyContainer()
    parent.register(Int.self, building: String.self) { Int($0) ?? 0 }
    parent.register(String.self, dependency: "4")
    try parent.verify()
    let child = parent.child()
    child.register(String.self, building: Int.self, fileID: "App/A.swift", line: 3) { "\($0)" }
    let error = #expect(throws: DependencyFaults.self) { try child.verify() }
    #expect(error?.description.hasPrefix("Cycle of built objects: Int") == true)
  }

  @Test func `A child is not sound where its parent is not`() {
    let parent = DependencyContainer()
    parent.register(Int.self, requires: String.self) { Int($0()) ?? 0 }
    let child = parent.child()
    child.register(String.self, dependency: "4")
    #expect(throws: DependencyFaults.self) { try child.verify() }
  }
}
