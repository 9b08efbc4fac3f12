import Injection
import Testing

@Suite struct FaultTests {
  @Test func `A missing registration names who requires it and the nearest name`() {
    let container = DependencyContainer()
    container.register((any ItemInterface).self, requires: (any UserInterface).self, fileID: "App/A.swift", line: 3) {
      ItemFeature(user: $0(), chat: ChatFeature(legacy: LegacyApp()))
    }
    container.register(Int.self, building: (any UserInterface).self, fileID: "App/B.swift", line: 5) { _ in 1 }
    container.register(UserFeature.self, fileID: "App/C.swift", line: 7) { neverMade() }
    #expect(
      faults(of: container) == """
        Nothing is registered for UserInterface, required by ItemInterface (App/A.swift:3), Int (App/B.swift:5). \
        The nearest registered name is ItemInterface.
        """)
  }

  @Test func `What verify is to provide must be registered`() {
    let container = DependencyContainer()
    let error = #expect(throws: DependencyFaults.self) {
      try container.verify(providing: Int.self, fileID: "App/A.swift", line: 3)
    }
    #expect(error?.description == "Nothing is registered for Int, required by the call at App/A.swift:3.")
  }

  @Test func `What resolve is asked for must be registered, also after verify`() throws {
    let container = makeMarket()
    try container.verify()
    let error = #expect(throws: DependencyFaults.self) {
      try container.resolve((any ChatInterface & AnyObject).self, fileID: "App/A.swift", line: 3)
    }
    #expect(error?.description.contains("required by the call at App/A.swift:3") == true)
    #expect(error?.description.contains("The nearest registered name is ChatInterface.") == true)
  }

  @Test func `Two types of one name are told apart by their modules`() {
    enum Other {
      struct Thing: Sendable {}
    }
    let container = DependencyContainer()
    container.register(Thing.self, dependency: Thing())
    container.register(Int.self, requires: Other.Thing.self, fileID: "App/A.swift", line: 3) { _ in 1 }
    let text = faults(of: container)
    #expect(text.contains("The nearest registered name is InjectionTests.Thing."))
    #expect(!text.contains("registered for Thing,"))
  }

  @Test func `A type registered twice names both places`() {
    let container = DependencyContainer()
    container.register(Int.self, fileID: "App/A.swift", line: 3, dependency: 1)
    container.register(String.self, fileID: "App/A.swift", line: 4, dependency: "a")
      .also(Int.self, fileID: "App/B.swift", line: 5) { _ in 2 }
    #expect(
      faults(of: container) == """
        Int is registered 2 times: at App/A.swift:3 and at App/B.swift:5. Keep one, or override it in a child container.
        """)
  }

  @Test func `A cycle of built objects shows its chain and the way out`() {
    let container = DependencyContainer()
    container.register(Int.self, building: String.self, fileID: "App/A.swift", line: 3) { Int($0) ?? 0 }
    container.register(String.self, building: Bool.self, fileID: "App/A.swift", line: 4) { "\($0)" }
    container.register(UInt.self, building: Int.self, fileID: "App/A.swift", line: 5) { UInt($0) }
      .also(Bool.self, fileID: "App/A.swift", line: 6) { $0 == 1 }
    container.register(Double.self, building: Int.self, fileID: "App/A.swift", line: 7) { Double($0) }
    #expect(
      faults(of: container) == """
        Cycle of built objects: Int (App/A.swift:3) → String (App/A.swift:4) → Bool (App/A.swift:6) → \
        UInt (App/A.swift:5) → Int. Make Int a lazy: at App/A.swift:5 move it from building: to requires:.
        """)
  }

  @Test func `An object built from itself is a cycle`() {
    let container = DependencyContainer()
    container.register(Int.self, building: Int.self, fileID: "App/A.swift", line: 3) { $0 }
    #expect(
      faults(of: container) == """
        Cycle of built objects: Int (App/A.swift:3) → Int. \
        Make Int a lazy: at App/A.swift:3 move it from building: to requires:.
        """)
  }

  @Test func `A cycle that a lazy opens is none`() throws {
    let container = DependencyContainer()
    container.register(Int.self, building: String.self) { Int($0) ?? 0 }
    container.register(String.self, requires: Int.self) { _ in "4" }
    #expect(try container.resolve(Int.self) == 4)
  }

  @Test func `All faults come at once`() {
    let container = DependencyContainer()
    container.register(Int.self, building: Int.self, fileID: "App/A.swift", line: 3) { $0 }
    container.register(String.self, fileID: "App/A.swift", line: 4, dependency: "a")
    container.register(String.self, requires: Bool.self, fileID: "App/A.swift", line: 5) { _ in "b" }
    container.register([Int].self, requires: Character.self, fileID: "App/A.swift", line: 6) { _ in [] }
    let lines = faults(of: container).split(separator: "\n")
    #expect(lines.first == "The container has 4 faults:")
    #expect(
      lines.dropFirst().map { $0.prefix(27) } == [
        "1. Nothing is registered fo", "2. Nothing is registered fo", "3. String is registered 2 t",
        "4. Cycle of built objects: ",
      ])
  }

  @Test func `Nothing is made where there is a fault`() {
    let container = DependencyContainer()
    container.register(Int.self) { neverMade() }
    container.register(String.self, requires: Bool.self) { "\($0())" }
    #expect(throws: DependencyFaults.self) { try container.verify(providing: Int.self) }
  }

  @Test func `Registering after verify changes nothing and is a fault`() throws {
    let container = makeMarket()
    let chat = try container.verify(providing: (any ChatInterface).self)
    container.register(Int.self, fileID: "App/A.swift", line: 3, dependency: 1)
    #expect(
      faults(of: container)
        == "Int is registered at App/A.swift:3, after verify. Register it before, or in a child container.")
    #expect(throws: DependencyFaults.self) { try container.resolve(Int.self) }
    #expect(try container.resolve((any ChatInterface).self) as? ChatFeature === chat as? ChatFeature)
  }

  @Test func `A deep graph is verified without deep recursion`() throws {
    let container = DependencyContainer()
    func add<Value: Sendable>(_ type: Value.Type, depth: Int) {
      guard depth > 0 else { return container.register(type) { neverMade() }.ignore() }
      container.register(type, building: [Value].self) { _ in neverMade() }
      add([Value].self, depth: depth - 1)
    }
    add(Int.self, depth: 200)
    try container.verify()
  }
}

private func faults(of container: DependencyContainer) -> String {
  do {
    try container.verify()
    return "none"
  } catch {
    return error.description
  }
}

private func neverMade<Value>() -> Value {
  preconditionFailure("made although the container has a fault, or nobody asked")
}

extension Registration {
  fileprivate func ignore() {}
}
