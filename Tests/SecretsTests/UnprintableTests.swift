import Secrets
import Testing

@Suite struct UnprintableTests {
  @Test func `Nothing that prints a value shows a secret`() throws {
    let password = Password("swordfish")
    let token = try RandomToken()
    let hash = try PasswordHash(of: password, cost: .forTests)
    let key = try SecretKey()
    let secrets: [any Unprintable] = [password, token, hash, key, KeyedHash(key: key, purpose: "test")]
    for secret in secrets {
      var dumped = ""
      dump(secret, to: &dumped)
      for text in ["\(secret)", String(reflecting: secret), String(reflecting: [secret]), dumped] {
        #expect(text.contains("\(type(of: secret))(hidden)"))
        #expect(!text.contains("swordfish") && !text.contains(token.text) && !text.contains(hash.encoded))
      }
      #expect(Mirror(reflecting: secret).children.isEmpty)
    }
  }
}
