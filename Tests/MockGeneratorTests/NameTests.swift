import Testing

@testable import MockGenerator

@Suite struct NameTests {
  @Test(
    "a handle is named after its requirement, and by labels, then types, where several have that name",
    arguments: [
      ("func item(_ id: Int)", ["onItem"]),
      ("func items(ids: [Int]); func items(of: Int, limit: Int)", ["onItemsIds", "onItemsOfLimit"]),
      ("func user(_ id: Int); func user(handle: Int)", ["onUser", "onUserHandle"]),
      ("func user(_ id: Int); func user(_ id: [String])", ["onUserInt", "onUserArrayString"]),
      ("func find() -> Int; func find() -> String?", ["onFindReturningInt", "onFindReturningStringOptional"]),
      ("var price: Int { get set }", ["onPrice", "onSetPrice"]),
      ("static func + (l: Self, r: Self) -> Self", ["onPlus"]),
      (
        "subscript(i: Int) -> Int { get }; subscript(row: Int, column: Int) -> Int { get }",
        ["onSubscriptI", "onSubscriptRowColumn"]
      ),
      ("var title: Int { get set }; func setTitle(_ text: String)", ["onTitle", "onSetTitle", "onSetTitleText"]),
      ("func find(name: Int); func find(id: Int); func findName()", ["onFindNameInt", "onFindId", "onFindName"]),
      ("subscript(row: Int) -> Int { get set }", ["onSubscript", "onSetSubscript"]),
      ("init(x: Int)", ["onInit"]),
      ("func tap(); var onTap: Int { get }", ["onTapRequirement", "onOnTap"]),
      ("func `repeat`()", ["onRepeat"]),
      (
        "var isOn: Int { get set }; var onSetIsOn: Int { get }",
        ["onIsOnRequirement", "onSetIsOnRequirement", "onOnSetIsOn"]
      ),
      ("func 🎈(_ x: Int)", ["on🎈"]),
      ("static func • (l: Self, r: Self) -> Self", ["onU2022"]),
    ])
  func handles(requirements: String, expected: [String]) throws {
    let text = try mocks(of: "infix operator •; public protocol Sample { \(requirements) }")
    let names = text.split(separator: "\n").filter { $0.contains("public ") && $0.contains(" let on") }.compactMap {
      line in
      line.split(separator: " ").first { $0.hasPrefix("on") }.map(String.init)
    }
    #expect(names == expected)
  }

  @Test(
    "and for a type parameter, an argument and another requirement",
    arguments: [
      "func item<ItemCall>(_ x: ItemCall)", "func item(ItemCall: Int)", "func item(_ x: Int); func ItemCall()",
    ])
  func clashInProtocol(requirements: String) throws {
    let text = try mocks(of: "public protocol Sample { \(requirements) }")
    #expect(text.contains("struct ItemMockCall: MockCall"))
  }

  @Test("a call's struct makes way for a type of the interface") func clash() throws {
    let text = try mocks(
      of: "public struct ItemCall {}; public protocol Sample { func item(_ call: ItemCall, _ id: Int) }")
    #expect(text.contains("struct ItemMockCall: MockCall {"))
  }
}
