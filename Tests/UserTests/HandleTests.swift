import Testing
import User

struct HandleTests {
  @Test(
    "Handles are read in either case, with or without @",
    arguments: ["ana": "ana", "@ANA": "ana", "a.b-c_9": "a.b-c_9", "00": "00"])
  func valid(typed: String, handle: String) throws {
    #expect(try Handle(typed).text == handle)
  }

  @Test(
    "What is no handle is refused",
    arguments: ["", "a", "@a", "@@ana", "ana maria", "añа", "ａｎａ", "ana\n", "ana@", "🙂🙂", "--", "-ana", "K\u{301}a"]
      + [String(repeating: "a", count: 31), String(repeating: "a", count: 1_000_000)])
  func invalid(typed: String) {
    #expect(throws: UserError.invalidHandle(typed)) { try Handle(typed) }
  }
}
