import Secrets
import Testing

@Suite struct HashTests {
  @Test func `A keyed hash depends on the value, the key and the purpose, and on nothing else`() throws {
    let key = try SecretKey()
    let hash = KeyedHash(key: key, purpose: "document").hash("CPF 1")
    #expect(hash == KeyedHash(key: key, purpose: "document").hash("CPF 1"))
    #expect(hash != KeyedHash(key: key, purpose: "document").hash("CPF 2"))
    #expect(hash != KeyedHash(key: key, purpose: "session").hash("CPF 1"))
    #expect(try hash != KeyedHash(key: SecretKey(), purpose: "document").hash("CPF 1"))
  }

  @Test func `A digest is BLAKE2b of 32 bytes`() throws {
    // Of 22 times A, by `b2sum -l 256`.
    let token = try RandomToken(text: String(repeating: "A", count: 22))
    let digest = token.digest()
    #expect(digest.bytes.count == 32)
    #expect(digest.hexadecimal == "4f051f0301cd55ef66681bcae3270185b668dc395266b2e8bd9fc24ff926edf8")
  }

  @Test(arguments: [
    ("", "", true), ("tea", "tea", true), ("tea", "sea", false), ("tea", "tee", false), ("tea", "tea ", false),
    ("é", "e\u{301}", false),
  ])
  func `Comparison in constant time compares bytes`(left: String, right: String, areEqual: Bool) {
    #expect(ConstantTime.areEqual(left, right) == areEqual)
    #expect(ConstantTime.areEqual(Array(left.utf8), Array(right.utf8)) == areEqual)
  }
}
