import Secrets
import Testing

@Suite struct PasswordHashTests {
  @Test(arguments: ["correct horse", "", "señal 비밀번호 🔑", "with\0zero"])
  func `Matches its own password and no other`(text: String) throws {
    let hash = try PasswordHash(of: Password(text), cost: .forTests)
    #expect(hash.matches(Password(text)))
    #expect(!hash.matches(Password(text + "x")))
    #expect(!hash.matches(Password(String(text.dropLast()) + "?")))
  }

  @Test func `Survives being stored`() throws {
    let stored = try PasswordHash(of: Password("tea"), cost: .forTests).encoded
    #expect(stored.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
    #expect(try PasswordHash(encoded: stored).matches(Password("tea")))
  }

  @Test func `Two hashes of one password differ`() throws {
    let first = try PasswordHash(of: Password("tea"), cost: .forTests)
    #expect(try first.encoded != PasswordHash(of: Password("tea"), cost: .forTests).encoded)
  }

  @Test func `Wants to be made anew at another cost only`() throws {
    let hash = try PasswordHash(of: Password("tea"), cost: .forTests)
    #expect(!hash.needsRehash(cost: .forTests))
    #expect(hash.needsRehash(cost: .interactive))
  }

  @Test func `Uses 2 passes over 64 MiB unless told otherwise`() throws {
    let hash = try PasswordHash(of: Password("tea"))
    #expect(hash.encoded.contains("m=65536,t=2,p=1"))
    #expect(!hash.needsRehash())
    #expect(hash.matches(Password("tea")))
  }

  @Test(arguments: [
    "", "tea", "$argon2id$", "$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaA", "$argon2id$v=19$m=8,t=1,p=1",
    "$2b$12$abcdefghijklmnopqrstuv", "$argon2id$" + String(repeating: "a", count: 500),
  ])
  func `Refuses a stored text that is no hash`(text: String) {
    #expect(throws: SecretsError.malformedPasswordHash) { try PasswordHash(encoded: text) }
  }

  @Test func `A decoy has the form of a hash and matches nothing`() throws {
    let decoy = try PasswordHash.decoy(cost: .forTests)
    #expect(!decoy.needsRehash(cost: .forTests))
    #expect(try !PasswordHash(encoded: decoy.encoded).matches(Password("")))
  }

  @Test(arguments: [(0, 8192), (1, 8191), (-1, 8192), (1, -1), (Int.max, 8192), (1, Int.max)])
  func `Refuses a cost that Argon2id cannot do`(passes: Int, memoryBytes: Int) {
    #expect(throws: SecretsError.invalidCost(passes: passes, memoryBytes: memoryBytes)) {
      try PasswordCost(passes: passes, memoryBytes: memoryBytes)
    }
  }

  @Test func `Says when there is not enough memory`() throws {
    // 4 TiB less 1 KiB: the most that Argon2id can ask for, and more than any address space limit of a test machine.
    let cost = try PasswordCost(passes: 1, memoryBytes: 4_398_046_510_080)
    #expect(throws: SecretsError.outOfMemory(bytes: cost.memoryBytes)) {
      try PasswordHash(of: Password("tea"), cost: cost)
    }
  }
}
