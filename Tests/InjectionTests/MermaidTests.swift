import Injection
import Testing

@Suite struct MermaidTests {
  @Test func `Draws lazies, built objects, other types, lifetimes and gaps apart`() {
    let container = DependencyContainer()
    container.register(ItemFeature.self, requires: (any UserInterface).self) {
      ItemFeature(user: $0(), chat: ChatFeature(legacy: LegacyApp()))
    }
    .also((any ItemInterface).self) { $0 }
    container.register([Int].self, lifetime: .unique, building: (any ItemInterface).self) { _ in [] }
    #expect(
      container.mermaid() == """
        flowchart LR
          n0["ItemFeature"]
          n1("ItemInterface")
          n2[["Array#lt;Int#gt;"]]
          n3[/"UserInterface"/]
          n0 -.-> n3
          n1 ==> n0
          n2 --> n1

        """)
  }

  @Test func `Draws a child with what it takes from its parent`() {
    let child = makeMarket().child()
    child.register((any LegacyInterface).self, dependency: LegacyApp(name: "test"))
    #expect(child.mermaid().split(separator: "\n").count { $0.contains("Interface\"") } == 4)
  }
}
