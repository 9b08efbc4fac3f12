import Mocking
import Synchronization
import Testing

@Suite struct DescriptionTests {
  struct Lamp: Sendable {
    var id = 4
    var name: String? = "Lamp"
    var tags = ["old"]
    var price = 5
  }

  final class LampMock: Mock {
    let onId = MockedGetter<Int>("Lamp", "id", "onId")
    let onName = MockedGetter<String?>("Lamp", "name", "onName")
    var mockedMethods: [any AnyMockedMethod] { [onId, onName] }
  }

  /// What an observer reads of an answer.
  func text<Value: Sendable>(_ value: Value) -> String {
    let text = Mutex("")
    let method = MockedGetter<Value>("Shop", "value", "onValue")
    method.observe { _, answer in text.withLock { $0 = answer.description } }
    method.returns(value)
    _ = method.answer { $0() }
    return text.withLock(\.self)
  }

  @Test("values read as in source") func values() {
    #expect(text("a\u{1b}\n") == #""a\u{1B}\n""#)
    #expect(text(["a", "b"]) == #"["a", "b"]"#)
    #expect(text(Int?.none) == "nil")
    #expect(text(Int??.some(4)) == "4")
    #expect(text([Int]()) == "[]")
  }

  @Test("sets and dictionaries read the same in every run") func order() {
    #expect(text(Set((1...8).map(String.init))) == #"["1", "2", "3", "4", "5", "6", "7", "8"]"#)
    #expect(text(["b": 1, "a": 2, "c": 3]) == #"["a": 2, "b": 1, "c": 3]"#)
    #expect(text([String: Int]()) == "[:]")
  }

  @Test("long things are cut") func long() {
    #expect(text(Array(1...20)) == "[1, 2, 3, 4, 5, 6, 7, 8, 12 more]")
    #expect(text(Lamp()) == #"Lamp(id: 4, name: "Lamp", tags: ["old"], …)"#)
  }

  @Test("a mock reads by the properties that it answers, and is not asked") func mock() {
    let lamp = LampMock()
    lamp.onName.returns("Lamp")
    #expect(text(lamp) == #"LampMock(name: "Lamp")"#)
    #expect(lamp.onName.calls.isEmpty)
  }
}
