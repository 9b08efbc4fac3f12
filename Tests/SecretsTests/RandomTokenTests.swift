import Secrets
import Testing

@Suite struct RandomTokenTests {
  @Test(arguments: [(RandomToken.Strength.bits128, 22), (.bits256, 43)])
  func `Is text that survives in a URL`(strength: RandomToken.Strength, characters: Int) throws {
    let text = try RandomToken(strength: strength).text
    #expect(text.utf8.count == characters)
    #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
  }

  @Test func `Never comes twice`() throws {
    let texts = try (0..<1000).map { _ in try RandomToken(strength: .bits128).text }
    #expect(Set(texts).count == texts.count)
  }

  @Test func `Survives being stored`() throws {
    let token = try RandomToken()
    let read = try RandomToken(text: token.text)
    #expect(read.text == token.text)
    #expect(read.digest() == token.digest())
  }

  @Test(arguments: ["", "short", "AAAAAAAAAAAAAAAAAAAAA=", "AAAAAAAAAAAAAAAAAAAAAA\n", "ñ", "A\0A"])
  func `Refuses a text that is no token`(text: String) {
    #expect(throws: SecretsError.malformedToken) { try RandomToken(text: text) }
  }
}
