import Testing

@testable import Money

@Suite("Decimal text of an amount")
struct DecimalAmountTests {
  @Test(
    "Digits and a point are read",
    arguments: [
      ("1234.50", "EUR", 123_450), ("5", "EUR", 500), ("5.5", "EUR", 550), ("0.05", "EUR", 5), ("007", "EUR", 700),
      ("1234", "JPY", 1_234), ("1.234", "KWD", 1_234), ("0.0001", "CLF", 1), ("0", "EUR", 0),
      ("92233720368547758.07", "EUR", .max),
    ] as [(String, String, Int64)])
  func read(text: String, code: String, minorUnits: Int64) throws {
    #expect(try Money(text, in: Currency(code: code)).minorUnits == minorUnits)
  }

  @Test(
    "Everything else is refused with its reason",
    arguments: [
      ("", "EUR", .empty), ("1,234.50", "EUR", .grouping), ("1.234,50", "EUR", .grouping),
      ("1.234.567", "EUR", .grouping),
      ("1 234", "EUR", .grouping), ("1'234.50", "EUR", .grouping), ("5,50", "EUR", .wrongSeparator),
      ("1e3", "EUR", .exponent), ("1E3", "EUR", .exponent), ("5.000", "EUR", .tooManyDecimals),
      ("5.0", "JPY", .tooManyDecimals), ("1.2345", "KWD", .tooManyDecimals), (".5", "EUR", .missingDigits),
      ("5.", "EUR", .missingDigits), (".", "EUR", .missingDigits), ("-5", "EUR", .sign), ("+5", "EUR", .sign),
      ("€5", "EUR", .unexpected("€")), ("0x10", "EUR", .unexpected("x")), ("٣", "EUR", .unexpected("٣")),
      ("nan", "EUR", .unexpected("n")), ("5\n", "EUR", .unexpected("\n")), ("5\u{301}", "EUR", .unexpected("5\u{301}")),
      ("92233720368547758.08", "EUR", .overflow), ("99999999999999999999999", "EUR", .overflow),
      ("92233720368547758.08", "JPY", .tooManyDecimals),
    ] as [(String, String, AmountFault)])
  func refused(text: String, code: String, reason: AmountFault) throws {
    let currency = try Currency(code: code)
    #expect(throws: MoneyError.malformed(text: text, currency: currency, reason: reason)) {
      try Money(text, in: currency)
    }
  }

  @Test("What is typed may have a comma before the decimals", arguments: ["69,50", "69.50", "69,5"])
  func typed(text: String) throws {
    #expect(try Money(typed: text, in: Currency(code: "EUR")).minorUnits == 6_950)
  }

  @Test(
    "A comma that may separate thousands is refused, also where a currency has three decimals",
    arguments: [
      ("1,234", "EUR"), ("1,234", "KWD"), ("1,234.50", "EUR"), ("1.234,5", "EUR"), ("1,2,3", "EUR"), (",", "EUR"),
    ])
  func thousands(text: String, code: String) throws {
    let currency = try Currency(code: code)
    #expect(throws: MoneyError.self) { try Money(typed: text, in: currency) }
  }

  @Test(
    "A caller may allow a sign",
    arguments: [("-5.05", -505), ("+5", 500), ("-92233720368547758.08", .min)] as [(String, Int64)])
  func sign(text: String, minorUnits: Int64) throws {
    #expect(try Money(text, in: Currency(code: "EUR"), sign: .allowed).minorUnits == minorUnits)
  }

  @Test("A sign alone, or two, is no amount", arguments: ["-", "+", "--5", "-+5"])
  func signAlone(text: String) throws {
    let euro = try Currency(code: "EUR")
    #expect(throws: MoneyError.self) { try Money(text, in: euro, sign: .allowed) }
  }

  @Test("What is written is read back", arguments: Currency.all)
  func identity(currency: Currency) throws {
    for minorUnits: Int64 in [0, 1, -1, 9, 10, 99, 100, 12_345, -70_169_400, .max, .min] {
      let money = Money(minorUnits: minorUnits, currency: currency)
      #expect(try Money(money.decimalString, in: currency, sign: .allowed) == money)
    }
  }

  @Test("A message says what was expected")
  func message() throws {
    let euro = try Currency(code: "EUR")
    let error = #expect(throws: MoneyError.self) { try Money("5,50", in: euro) }
    #expect(error?.description == "“5,50” is not an amount in EUR: the decimals follow a point, such as 1234.50")
  }
}
