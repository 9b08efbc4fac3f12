import MockFixtures
import MockFixturesMocks
import Mocking
import Testing

@Suite struct MockedPropertyTests {
  @Test func `a property is answered by its getter and recorded by its setter`() {
    let properties = PropertiesMock(count: 1)
    #expect(properties.count == 1)
    properties.count = 2
    #expect(properties.onSetCount.calls.map(\.newValue) == [2])
    #expect(Timeline(properties).calls.map(\.text) == ["count", "count = 2"])
  }

  @Test func `getters wait and throw`() async {
    let properties = PropertiesMock(loaded: 4)
    #expect(await properties.loaded == 4)
    properties.onParsed.throws(.empty)
    await #expect(throws: ParseError.empty) { try await properties.parsed }
  }

  @Test func `plain data is made in one line`() {
    let summary = SummaryMock(id: "42", price: 100, tags: ["old"])
    summary.onIsReserved.performs { $0 == "ana" }
    #expect(summary.id == "42")
    #expect(summary.isReserved(for: "ana"))
  }

  @Test func `subscripts are answered by their arguments`() {
    let subscripts = SubscriptsMock()
    subscripts.onSubscriptRowColumn.performs { row, column in Double(row * 10 + column) }
    #expect(subscripts[1, 2] == 12)
    subscripts[key: "a"] = 3
    #expect(subscripts.onSetSubscriptKey.calls[0].newValue == 3)
    #expect(Timeline(subscripts).calls.map(\.text) == ["subscript(1, 2)", #"subscript(key: "a", newValue: 3)"#])
  }

  @Test func `initialisers are recorded, throw and fail`() {
    MakingMock.onInitText.returns(nil, ())
    #expect(MakingMock(text: "a") == nil)
    #expect(MakingMock(text: "b") != nil)
    #expect(MakingMock.onInitText.calls.map(\.text) == ["a", "b"])
    MakingMock.onInitFile.throws(ParseError.empty)
    #expect(throws: ParseError.empty) { try MakingMock(file: "c") }
  }
}

@Suite struct MockedInheritanceTests {
  @Test func `a refining protocol's mock answers for both`() throws {
    let dog = DogMock(name: "Rex")
    dog.onSpeak.returns("woof")
    dog.onFetch.performs { "the \($0)" }
    let animal: any Animal = dog
    #expect(animal.name + animal.speak() == "Rexwoof")
    #expect(try dog.fetch("stick") == "the stick")
  }

  @Test func `what is said again is answered once, as the stricter of the two`() throws {
    let restating = RestatingMock(name: "a")
    restating.name = "b"
    restating.onNow.returns(7)
    restating.onLoad.throws(.empty)
    #expect(restating.onSetName.calls.map(\.newValue) == ["b"])
    #expect(restating.now() == 7)
    #expect(throws: ParseError.empty) { try restating.load() }
    #expect(restating.mockedMethods.count == 4)
  }

  @Test func `what is said again in other words is answered once`() {
    RecountingMock<Int>.onInit.reset()
    let counting = RecountingMock<Int>(from: 1)
    counting.onCount.performs { things, _ in things.count }
    counting.onFirst.performs { $0 }
    #expect(counting.count(["a", "b"], in: 3) == 2)
    #expect(counting.first(4) == 4)
    #expect(counting.mockedMethods.count == 6)
  }

  @Test func `what the standard library requires may be said again, and more beside it`() {
    let ranked = RankedMock()
    RankedMock.onLess.performs { _, _ in true }
    RankedMock.onEqualEqual.performs { _, rank in rank == 3 }
    #expect(ranked < ranked)
    #expect(ranked == ranked)
    #expect(ranked == 3)
    ranked.write(7)
    var stream = ranked
    print("text", to: &stream)
    #expect(ranked.onWriteString.calls.map(\.string).joined() == "text\n")
    #expect(ranked.onWriteNumber.calls.map(\.number) == [7])
  }

  @Test func `what depends on a condition of the manifest is mocked`() {
    let packaged = PackagedMock()
    packaged.onWrap.returns(3)
    #expect(packaged.wrap() == 3)
  }

  @Test func `a mock of an error can be thrown`() {
    #expect(throws: FailingMock.self) { throw FailingMock(reason: "rain") }
  }

  @Test func `mocks are equal to themselves, and compared as told`() {
    let (first, second) = (ComparingMock(), ComparingMock())
    ComparingMock.onLess.performs { left, _ in left === first }
    #expect(first == first)
    #expect(Set([first, second, first]).count == 2)
    #expect(first < second)
    second.onCopy.returns(first)
    #expect(second.copy() === first)
  }

  @Test func `an associated type may be fixed by the protocol`() {
    let identified = IdentifiedMock(id: "42")
    #expect([identified].map(\.id) == ["42"])
  }
}

@Suite struct MockedGenericTests {
  @Test func `associated types become type parameters`() throws {
    let container = ContainerMock<String, Int>()
    container.onItem.performs { index in "item \(index)" }
    #expect(try container.item(at: 3) == "item 3")
    container.append("new")
    #expect(container.onAppend.calls.map(\.item) == ["new"])
  }

  @Test func `static requirements of a generic mock belong to one instance of it`() {
    let made = ContainerMock<Bool, Int>()
    ContainerMock<Bool, Int>.onEmpty.returns(made)
    #expect(ContainerMock<Bool, Int>.empty() === made)
    #expect(ContainerMock<Bool, Int8>.onEmpty.calls.isEmpty)
  }

  @Test func `subscripts with associated types are set`() {
    let cache = CacheMock<String, Int, [String]>()
    cache["a"] = 1
    #expect(cache.onSetSubscript.calls[0].key == "a")
    #expect(cache["a"] == nil)
  }

  @Test func `a requirement's own type parameters are widened, and narrowed for the caller`() throws {
    let generics = GenericsMock()
    generics.onFirst.performs { values, other in values.first ?? other }
    #expect(generics.first([3, 4], or: nil) == 3)
    generics.onMap.performs { transform in [1, 2].map(transform) }
    #expect(generics.map { "\($0)" } == ["1", "2"])
    generics.onDecode.returns(7)
    #expect(try generics.decode(Int.self, from: "7") == 7)
    generics.pack(1, "a", true)
    #expect(generics.onPack.calls[0].values.count == 3)
  }

  @Test func `without an answer it is what the caller asks for that is empty`() {
    let generics = GenericsMock()
    #expect(generics.first([3], or: 4) == nil)
    #expect(generics.dictionary(["a": 1]).isEmpty)
    #expect(generics.map { "\($0)" } == [])
  }

  @Test func `an answer of another type stops with words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let generics = GenericsMock()
      generics.onDecode.returns(7)
      _ = try? generics.decode(String.self, from: "7")
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("GenericsMock.onDecode answered 7 where a `String` was asked for."))
  }
}

@Suite struct MockedIsolationTests {
  @Test @MainActor func `the main actor runs what it is to run`() async throws {
    let view = ViewMock(title: "a")
    view.onLoad.performs {
      MainActor.assertIsolated()
      return "loaded"
    }
    view.onShow.performs { _ in MainActor.assertIsolated() }
    view.show(Canvas())
    #expect(try await view.load() == "loaded")
    #expect(view.title == "a")
  }

  @Test func `a mock of the main actor is told its answers by anyone`() async {
    let view = ViewMock()
    view.onId.returns(4)
    #expect(view.id() == 4)
    #expect(view.onId.calls.count == 1)
  }

  @Test func `an actor's mock is an actor`() async throws {
    let store = StoreMock(name: "disk")
    store.onSave.performs { $0.count }
    store.onLoad.returns(["a"])
    #expect(try await store.save("four") == 4)
    #expect(await store.load() == ["a"])
    #expect(store.name == "disk")
  }

  @Test func `what a protocol refines that no actor runs belongs to none`() async {
    let panel = PanelMock(size: 4)
    let plain: any Plain = panel
    panel.onMeasure.returns(5)
    #expect(plain.measure() == 5)
    let vault = VaultMock(size: 3)
    vault.onMeasure.returns(6)
    vault.onOpen.returns(7)
    #expect(vault.measure() == 6)
    #expect(await vault.open() == 7)
  }

  @Test func `a requirement of an actor of the module runs there`() async throws {
    let painting = PaintingMock()
    painting.onPaint.performs { Painter.assertIsolated() }
    try await painting.paint()
    #expect(painting.onPaint.calls.count == 1)
  }
}

@Suite struct MockedOwnershipTests {
  let ownership = OwnershipMock()

  @Test func `a value that cannot be copied is lent, changed and taken by the handler`() {
    ownership.onRead.performs { $0.number }
    ownership.onStamp.performs { $0 = Ticket(number: $0.number + 1) }
    ownership.onTear.performs { $0.number * 10 }
    var ticket = Ticket(number: 4)
    ownership.stamp(&ticket)
    #expect(ownership.read(ticket) == 5)
    #expect(ownership.tear(ticket) == 50)
  }

  @Test func `copyable arguments are recorded, consumed or not`() {
    ownership.use(Point(x: 3))
    #expect(ownership.onUse.calls.map(\.point) == [Point(x: 3)])
  }

  @Test func `a given value is given away`() async {
    let canvas = Canvas()
    ownership.onGive.returns(canvas)
    #expect(ownership.give(Canvas()) === canvas)
  }
}
