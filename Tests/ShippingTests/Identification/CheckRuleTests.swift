import Testing

@testable import Shipping

@Suite("Check digits, against values calculated by hand")
struct CheckRuleTests {
  @Test(
    "a rule gives the digit that its definition gives",
    arguments: [
      // GS1 General Specifications, section 7.9: 6291041500213.
      (CheckRule.mod10(weights: [1, 3]), "629104150021", "3"),
      (.mod10(weights: [3, 1]), "0", "0"),
      // 1 + 2·2 = 5 lacks 5.
      (.mod10(weights: [1, 2]), "12", "5"),
      // A counts as 2, I as 0, Z as 7.
      (.mod10(weights: [1, 2]), "A", "8"),
      (.mod10(weights: [1, 2]), "I", "0"),
      (.mod10(weights: [1, 2]), "1Z", "5"),
      // The example of most texts about Luhn: 79927398713.
      (.luhn, "7992739871", "3"),
      (.luhn, "0", "0"),
      // 1234567 = 7 · 176366 + 5.
      (.mod7, "1234567", "5"),
      (.mod7, "7", "0"),
      // 10 to the power of 6 leaves 1, and so does 10 to the power of 60.
      (.mod7, "1" + String(repeating: "0", count: 60), "1"),
      // 3 + 1 = 4, and 3·3 + 1·1 = 10, of which the last digit is 0.
      (.weightedSum([3, 1], modulo: 11), "11", "4"),
      (.weightedSum([3, 1], modulo: 11), "31", "0"),
      (.weightedSum([3, 1], modulo: 11), "99", "3"),
      // The example of UPU S10: RX473124829ZZ. Then the remainders 1 and 0.
      (.s10, "47312482", "9"),
      (.s10, "00060000", "0"),
      (.s10, "00000000", "5"),
      // The example of ISO/IEC 7064 for a Global Release Identifier: A1-2425G-ABC1234002-M.
      (.mod37_36, "A12425GABC1234002", "M"),
    ])
  func expected(rule: CheckRule, text: String, check: Character) {
    #expect(rule.checkCharacter(for: Array(text.utf8)) == check.asciiValue)
  }

  @Test(
    "a text that a rule cannot count has no check digit",
    arguments: [
      (CheckRule.mod10(weights: [3, 1]), "12?"), (.mod10(weights: []), "12"), (.luhn, "1A"), (.mod7, "é"),
      (.weightedSum([3, 1], modulo: 11), "123"), (.weightedSum([3, 1], modulo: 0), "12"), (.s10, "1234567"),
      (.mod37_36, "a"),
    ])
  func uncountable(rule: CheckRule, text: String) {
    #expect(rule.checkCharacter(for: Array(text.utf8)) == nil)
  }

  // S10 gives the remainders 0 and 6 the same digit, 5; the digit of this text is another.
  @Test("one wrong digit never goes unnoticed", arguments: [CheckRule.luhn, .s10, .mod10(weights: [3, 1]), .mod37_36])
  func singleErrors(rule: CheckRule) {
    let text = Array("31415926".utf8)
    let check = rule.checkCharacter(for: text)
    for position in text.indices {
      for digit in Array("0123456789".utf8) where digit != text[position] {
        var wrong = text
        wrong[position] = digit
        #expect(rule.checkCharacter(for: wrong) != check)
      }
    }
  }
}
