import Testing

@testable import Shipping

@Suite("Shapes")
struct ShapeTests {
  private func fit(_ number: String, _ shape: Shape) -> Fit? { shape.fit(Array(number.utf8)) }

  @Test("a number falls into the segments that its check is made of")
  func segments() throws {
    let shape: Shape = [.text("AB"), .digits(3).checked, .letters(1), .digits(2).checked, .checkDigit]
    let fit = try #require(self.fit("AB123X456", shape))
    #expect(fit.checked == Array("12345".utf8))
    #expect(fit.check == UInt8(ascii: "6"))
  }

  @Test("what varies gives way to what follows")
  func backtracking() {
    let shape: Shape = [.text("J", "JJ"), .alphanumerics(1...4), .text("1"), .digits(1)]
    for number in ["JA12", "JJ12", "JJ112", "JJA1112"] { #expect(fit(number, shape) != nil, "\(number)") }
    for number in ["JA2", "JJ", "JA1", "JJAAAA12A"] { #expect(fit(number, shape) == nil, "\(number)") }
  }

  @Test("its lengths are the sums of its segments'")
  func lengths() {
    let shape: Shape = [.text("J", "JJD"), .digits(9...10), .checkDigit]
    #expect(shape.lengths == 11...14)
  }

  @Test("fixed text says more than letters, and letters more than anything")
  func evidence() throws {
    let fixed = try #require(fit("AB12", [.text("AB"), .digits(2)])).evidence
    let letters = try #require(fit("AB12", [.letters(2), .digits(2)])).evidence
    let anything = try #require(fit("AB12", [.alphanumerics(4)])).evidence
    #expect(fixed > letters)
    #expect(letters > anything)
  }
}
