import Chat
import Testing

@testable import ChatPresentation

@Suite("A price that is being typed")
struct PriceDraftTests {
  @Test(
    "may have a comma or a point before its decimals",
    arguments: [("70", 7_000), ("69.5", 6_950), ("69,50", 6_950), (" 1 000 ", 100_000)] as [(String, Int64)])
  func price(text: String, minorUnits: Int64) {
    let draft = PriceDraft(currencyCode: "EUR", text: text)
    #expect(draft.price == Price(minorUnits: minorUnits, currencyCode: "EUR"))
  }

  @Test(
    "is none otherwise", arguments: ["", "0", "-1", "12.345", "1,234.50", "1.234,50", "ten", "99999999999999999999"])
  func noPrice(text: String) {
    #expect(PriceDraft(currencyCode: "EUR", text: text).price == nil)
  }

  @Test("has as many decimals as its currency")
  func yen() {
    #expect(PriceDraft(currencyCode: "JPY", text: "17.5").price == nil)
    #expect(PriceDraft(currencyCode: "JPY", text: "17000").price == Price(minorUnits: 17_000, currencyCode: "JPY"))
  }
}
