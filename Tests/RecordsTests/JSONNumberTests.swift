import Testing

@testable import Records

@Suite("JSON numbers")
struct JSONNumberTests {
  func number(_ text: String) throws -> JSONNumber { try #require(JSONNumber(text)) }

  @Test(
    "Whole values convert exactly",
    arguments: [
      ("12", 12), ("12.0", 12), ("1.2e1", 12), ("1200E-2", 12), ("-0", 0), ("0e999999999999999999999", 0),
      ("9223372036854775807", .max), ("-9223372036854775808", .min), ("-0.9223372036854775808e19", .min),
      ("12.5", nil), ("1e-1", nil), ("9223372036854775808", nil), ("1e19", nil), ("1e99999999999999999999", nil),
      ("1e-99999999999999999999", nil),
    ] as [(String, Int64?)])
  func int64(text: String, expected: Int64?) throws {
    #expect(try number(text).int64 == expected)
  }

  @Test(
    "A scale counts in smaller units",
    arguments: [
      ("1496341531.17", 3, .refused, 1_496_341_531_170), ("1.2345", 3, .refused, nil), ("1.2345", 3, .dropped, 1_234),
      ("-1.9999", 0, .dropped, -1), ("0.0009", 3, .dropped, 0), ("1250", -1, .refused, 125), ("1", .max, .refused, nil),
      ("1", .min, .dropped, 0),
    ] as [(String, Int, JSONNumber.Remainder, Int64?)])
  func scale(text: String, scale: Int, remainder: JSONNumber.Remainder, expected: Int64?) throws {
    #expect(try number(text).int64(scale: scale, remainder: remainder) == expected)
  }

  @Test(
    "Decimals lose powers of ten and needless zeros",
    arguments: [
      ("300", "300"), ("265.50", "265.5"), ("5.0", "5"), ("-0.0", "0"), ("1.5e3", "1500"), ("15e-4", "0.0015"),
      ("-123.456e1", "-1234.56"), ("0.1", "0.1"), ("1e399", "1" + String(repeating: "0", count: 399)), ("1e400", nil),
      ("1e-401", nil), ("1e999999999999999", nil),
    ] as [(String, String?)])
  func decimalString(text: String, expected: String?) throws {
    #expect(try number(text).decimalString() == expected)
  }

  @Test(
    "Only JSON's grammar makes a number", arguments: ["", "01", "+1", ".5", "1.", "NaN", "0x1", "1 ", " 1", "١", "--1"])
  func refused(text: String) {
    #expect(JSONNumber(text) == nil)
  }
}
