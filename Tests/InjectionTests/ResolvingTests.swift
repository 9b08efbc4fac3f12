import Injection
import Testing

@Suite struct ResolvingTests {
  @Test func `Verify returns what the program starts with, whole and not optional`() throws {
    let (items, users) = try makeMarket().verify(providing: ItemFeature.self, (any UserInterface).self)
    #expect(items.name == "item with chat in app")
    #expect(users.chat.name == "chat in app")
  }

  @Test func `Verify of one type returns that object, and of none nothing`() throws {
    let container = makeMarket()
    try container.verify()
    let chat = try container.verify(providing: (any ChatInterface).self)
    #expect(chat.name == "chat in app")
  }

  @Test func `Verify can return lazies, and then makes nothing`() throws {
    let made = Counter()
    let container = DependencyContainer()
    container.register(Thing.self) {
      made.increment()
      return Thing()
    }
    container.register(Int.self, dependency: 7)
    let (thing, number) = try container.verify(providingLazily: Thing.self, Int.self)
    #expect(made.value == 0)
    #expect(thing() === thing())
    #expect(number() == 7)
    #expect(made.value == 1)
  }

  @Test func `One object has two types`() throws {
    let container = makeMarket()
    let (feature, interface) = try container.verify(providing: ItemFeature.self, (any ItemInterface).self)
    #expect(feature === interface as? ItemFeature)
  }

  @Test func `Features that need each other meet through lazies`() throws {
    let feature = try makeMarket().resolve(ItemFeature.self)
    let user = try #require(feature.user() as? UserFeature)
    #expect(user.item() as? ItemFeature === feature)
  }

  @Test func `A shared object is made once, when it is first asked for`() throws {
    let made = Counter()
    let container = DependencyContainer()
    container.register(
      Thing.self,
      dependency: {
        made.increment()
        return Thing()
      })
    try container.verify()
    #expect(made.value == 0)
    #expect(try container.resolve(Thing.self) === container.resolve(Thing.self))
    #expect(made.value == 1)
  }

  @Test func `A unique object is made for everybody who asks`() throws {
    let container = DependencyContainer()
    container.register(LegacyApp.self, lifetime: .unique, dependency: LegacyApp())
      .also((any LegacyInterface).self) { $0 }
    let (first, second) = try container.verify(providing: LegacyApp.self, LegacyApp.self)
    #expect(first !== second)
    let (third, fourth) = try container.verify(providing: (any LegacyInterface).self, (any LegacyInterface).self)
    #expect(third as? LegacyApp !== fourth as? LegacyApp)
  }

  @Test func `A factory receives built objects before lazies, in the order of its lists`() throws {
    let container = DependencyContainer()
    container.register(Int.self, dependency: 1)
    container.register(Double.self, dependency: 2.5)
    container.register(Bool.self, dependency: true)
    container.register(Character.self, dependency: "c")
    container.register(String.self, building: Int.self, requires: Double.self, Bool.self) { "\($0) \($1()) \($2())" }
    container.register([String].self, building: Int.self, Double.self, requires: Bool.self) { ["\($0) \($1) \($2())"] }
    container.register(Set<String>.self, building: Int.self, Double.self, Bool.self, requires: Character.self) {
      ["\($0) \($1) \($2) \($3())"]
    }
    container.register(Substring.self, building: Int.self, Double.self, Bool.self, Character.self) {
      "\($0) \($1) \($2) \($3)"
    }
    container.register(Float.self, building: Int.self, Double.self) { Float($0) + Float($1) }
    container.register(UInt.self, building: Int.self, Double.self, Bool.self) { $2 ? UInt($0) : UInt($1) }
    let (five, six) = try container.verify(providing: Float.self, UInt.self)
    #expect(five == 3.5)
    #expect(six == 1)
    let (one, two, three, four) = try container.verify(
      providing: String.self, [String].self, Set<String>.self, Substring.self)
    #expect(one == "1 2.5 true")
    #expect(two == ["1 2.5 true"])
    #expect(three == ["1 2.5 true c"])
    #expect(four == "1 2.5 true c")
  }

  @Test func `Resolve verifies a container that nobody has verified`() throws {
    #expect(try makeMarket().resolve((any ChatInterface).self).name == "chat in app")
    let broken = DependencyContainer()
    broken.register(Int.self, dependency: 1)
    broken.register(String.self, requires: Bool.self) { "\($0())" }
    #expect(throws: DependencyFaults.self) { try broken.resolve(Int.self) }
  }

  @Test func `More types than the table had room for at first are all found`() throws {
    let container = DependencyContainer()
    func add<Value: Sendable>(_ type: Value.Type, depth: Int) {
      container.register([Value].self, dependency: [])
      if depth > 0 { add([Value].self, depth: depth - 1) }
    }
    add(Int.self, depth: 60)
    add(String.self, depth: 60)
    #expect(try container.resolve([[[[Int]]]].self).isEmpty)
    #expect(try container.resolve([[[String]]].self).isEmpty)
    #expect(throws: DependencyFaults.self) { try container.resolve([Bool].self) }
  }
}
