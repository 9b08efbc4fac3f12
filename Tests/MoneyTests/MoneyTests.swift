import Testing

@testable import Money

@Suite("Money")
struct MoneyTests {
  let euro: Currency
  let dollar: Currency

  init() throws {
    euro = try Currency(code: "EUR")
    dollar = try Currency(code: "USD")
  }

  func euros(_ cents: Int64) -> Money { Money(minorUnits: cents, currency: euro) }

  @Test("Amounts of one currency add, subtract, multiply and compare")
  func arithmetic() throws {
    #expect(try euros(150) + euros(275) == euros(425))
    #expect(try euros(150) - euros(275) == euros(-125))
    #expect(try euros(150) * 3 == euros(450))
    #expect(try -euros(150) == euros(-150))
    #expect(try euros(1).isLess(than: euros(2)))
  }

  @Test("Two currencies do not mix")
  func differentCurrencies() {
    let other = Money(minorUnits: 1, currency: dollar)
    let error = MoneyError.differentCurrencies(euro, dollar)
    #expect(throws: error) { try euros(1) + other }
    #expect(throws: error) { try euros(1) - other }
    #expect(throws: error) { try euros(1).isLess(than: other) }
    #expect(throws: error) { try [euros(1), other].sum(in: euro) }
  }

  @Test("What does not fit is an error")
  func overflow() {
    #expect(throws: MoneyError.overflow(euro)) { try euros(.max) + euros(1) }
    #expect(throws: MoneyError.overflow(euro)) { try euros(.min) - euros(1) }
    #expect(throws: MoneyError.overflow(euro)) { try euros(.min) * -1 }
    #expect(throws: MoneyError.overflow(euro)) { try -euros(.min) }
    #expect(throws: MoneyError.overflow(euro)) { try [euros(.max), euros(1)].sum(in: euro) }
  }

  @Test("A sum is zero for nothing and independent of the order")
  func sum() throws {
    #expect(try [Money]().sum(in: euro) == .zero(euro))
    #expect(try [euros(.max), euros(5), euros(-6)].sum(in: euro) == euros(.max - 1))
  }

  @Test(
    "Languages write amounts in their own way",
    arguments: [
      ("en", "EUR", 123_450, "€1,234.50"), ("en-GB", "USD", -123_450, "-$1,234.50"), ("en", "CHF", 5, "CHF 0.05"),
      ("en", "JPY", 1_234_567, "¥1,234,567"), ("xx", "KWD", 1_234_567, "KWD 1,234.567"),
      ("pt-BR", "BRL", 123_450, "R$ 1.234,50"), ("pt_BR", "USD", -5, "-US$ 0,05"),
      ("es", "EUR", 123_450, "1234,50 €"), ("es", "EUR", 1_234_550, "12.345,50 €"),
      ("es-ES", "USD", 99_999, "999,99 US$"),
      ("ko", "KRW", 1_234, "₩1,234"), ("ko-KR", "USD", 100, "US$1.00"), ("en", "CLF", 1, "CLF 0.0001"),
    ] as [(String, String, Int64, String)])
  func formatted(language: String, code: String, minorUnits: Int64, expected: String) throws {
    let money = Money(minorUnits: minorUnits, currency: try Currency(code: code))
    let shown = String(money.formatted(language: language).map { $0 == "\u{A0}" ? " " : $0 })
    #expect(shown == expected)
  }

  @Test("The extremes can be shown")
  func extremes() {
    #expect(euros(.min).formatted(.english) == "-€92,233,720,368,547,758.08")
    #expect(euros(.min).decimalString == "-92233720368547758.08")
  }

  @Test("An amount in a currency that nobody knows is shown as the count that it is")
  func unknownCurrency() {
    let known = MoneyText(minorUnits: 123_450, currencyCode: "EUR", language: "es")
    #expect((known.text, known.decimal, known.currencyCode) == ("1234,50\u{A0}€", "1234.50", "EUR"))
    let unknown = MoneyText(minorUnits: 123_450, currencyCode: "ZZZ", language: "es")
    #expect((unknown.text, unknown.decimal, unknown.currencyCode) == ("123450 ZZZ", "123450", "ZZZ"))
  }
}
