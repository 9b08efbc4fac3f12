import Testing

@testable import Presentation

@Suite("A route table")
struct RouteTableTests {
  private let table = RouteTable(
    scheme: "shop",
    [
      ScreenRoute("list") { _ in throw RouteError.unknown("") },
      ScreenRoute("item", number: { _, _ in throw RouteError.unknown("") }),
      ScreenRoute("user", name: { _, _ in throw RouteError.unknown("") }),
    ])

  @Test(
    "finds places in one spelling of their address",
    arguments: [
      ("shop://list", "shop://list"), ("list", "shop://list"), ("SHOP://item/42", "shop://item/42"),
      ("shop://item/\(Int64.max)", "shop://item/\(Int64.max)"), ("shop://user/ana", "shop://user/ana"),
      ("shop://user/Ana.b-c", "shop://user/Ana.b-c"),
    ])
  func finds(address: String, canonical: String) throws {
    #expect(try table.place(at: address).address == canonical)
  }

  @Test(
    "finds nothing at other addresses",
    arguments: [
      "", "shop://", "other://list", "shop://list/", "shop://list/1", "shop://item", "shop://item/", "shop://item/0",
      "shop://item/-1", "shop://item/+1", "shop://item/01", "shop://item/x", "shop://item/9223372036854775808",
      "shop://item/1/2", "shop://user/", "shop://user/-x", "shop://user/a/b",
    ])
  func refuses(address: String) {
    #expect(throws: RouteError.unknown(address)) { try table.place(at: address) }
  }
}

@Suite("The name of a key")
struct KeyNameTests {
  @Test(
    "is what is printed on it, and leads back to it",
    arguments: [
      (Key.control("f"), "Ctrl-F"), (.alt("1"), "Alt-1"), (.escape, "Esc"), (.character("f"), "f"), (.space, "Space"),
      (.backTab, "Shift-Tab"), (Key(.function(12)), "F12"), (Key(.left, [.control, .shift]), "Ctrl-Shift-←"),
    ])
  func name(key: Key, name: String) {
    #expect(key.name == name)
    if !name.contains("←") { #expect(Key(named: name) == key) }
  }

  @Test("is nothing else", arguments: ["", "ctrl-", "f21", "enterr", "hyper-x"])
  func unknown(name: String) {
    #expect(Key(named: name) == nil)
  }
}
