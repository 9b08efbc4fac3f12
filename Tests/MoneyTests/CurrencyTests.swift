import Testing

@testable import Money

@Suite("Currency")
struct CurrencyTests {
  @Test(
    "A code tells the decimals", arguments: [("EUR", 2), ("JPY", 0), ("KRW", 0), ("KWD", 3), ("CLF", 4), ("UYI", 0)])
  func decimals(code: String, decimals: Int) throws {
    #expect(try Currency(code: code).decimals == decimals)
  }

  @Test("The table is sorted by code, without doubles, with 0, 2, 3 or 4 decimals")
  func table() {
    let codes = Currency.all.map(\.code)
    #expect(codes == Set(codes).sorted())
    #expect(Set(Currency.all.map(\.decimals)) == [0, 2, 3, 4])
    #expect(codes.allSatisfy { $0.utf8.count == 3 && $0.utf8.allSatisfy { (65...90).contains($0) } })
  }

  @Test("Every code finds its own currency, in either case", arguments: Currency.all)
  func lookUp(currency: Currency) throws {
    #expect(try Currency(code: currency.code) == currency)
    #expect(try Currency(code: currency.code.lowercased()) == currency)
  }

  @Test("No symbol means two currencies")
  func symbols() {
    #expect(Set(Currency.all.map(\.symbol)).count == Currency.all.count)
  }

  @Test("An unknown code is refused", arguments: ["", "EURO", "XYZ", "BGN", "XAU", "€", "EU\u{301}"])
  func unknown(code: String) {
    #expect(throws: MoneyError.unknownCurrency(code)) { try Currency(code: code) }
  }
}
