import Foundation
import Secrets
import Testing
import User

@testable import UserStorage

struct MachineSecretsTests {
  let folder: TemporaryFolder
  let secrets: UserSecrets

  init() throws {
    folder = try TemporaryFolder()
    secrets = .machine(documentKeyPath: folder.file("data/document.key"))
  }

  @Test("A password matches its own hash, and no other")
  func passwords() throws {
    let passwords = ArgonPasswords(cost: .forTests)
    let hash = try passwords.hash("correct horse")
    #expect(hash.hasPrefix("$argon2id$"))
    #expect(try passwords.verify("correct horse", against: hash))
    #expect(try !passwords.verify("correct hors", against: hash))
    #expect(try !passwords.verify("correct horse", against: nil))
  }

  @Test("A stored hash that is none is told, not taken for a wrong password")
  func malformedHash() {
    #expect(throws: UserError.self) { try ArgonPasswords(cost: .forTests).verify("correct horse", against: "open") }
  }

  @Test("A key file that others may read is refused, and the message says so")
  func openKeyFile() throws {
    let dni = try DocumentKind.dni.document("00000001R")
    _ = try secrets.documents.fingerprint(of: dni, isFirst: true)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.file("data/document.key"))
    let error = #expect(throws: UserError.self) { try secrets.documents.fingerprint(of: dni, isFirst: true) }
    guard case .documentKey(let reason) = error else {
      Issue.record("unexpected error: \(String(describing: error))")
      return
    }
    #expect(reason.contains("chmod 600"))
  }

  @Test("A token's fingerprint is stable, does not hold it, and differs from others")
  func tokens() throws {
    let (one, other) = (try secrets.tokens.makeToken(), try secrets.tokens.makeToken())
    let fingerprint = try secrets.tokens.fingerprint(of: one)
    #expect(try secrets.tokens.fingerprint(of: one) == fingerprint)
    #expect(try secrets.tokens.fingerprint(of: other) != fingerprint)
    #expect(!fingerprint.contains(one))
  }

  @Test("What is no token has the fingerprint of no session", arguments: ["", "no token", "💥"])
  func malformedToken(token: String) throws {
    #expect(try secrets.tokens.fingerprint(of: token).isEmpty)
  }

  @Test("A document's fingerprint depends on kind, number and a key of mode 0600")
  func documents() throws {
    func fingerprint(_ number: String) throws -> String {
      try secrets.documents.fingerprint(of: DocumentKind.dni.document(number), isFirst: true)
    }
    let own = try fingerprint("00000001R")
    #expect(try fingerprint("00000001-r") == own)
    #expect(try fingerprint("00000000T") != own)
    #expect(try folder.mode("data/document.key") == 0o600)
    let elsewhere = UserSecrets.machine(documentKeyPath: folder.file("elsewhere.key"))
    #expect(
      try elsewhere.documents.fingerprint(of: DocumentKind.dni.document("00000001R"), isFirst: true) != own)
  }

  @Test("A key that is gone is missed, and not replaced, where documents were hashed with it")
  func lostKey() throws {
    let dni = try DocumentKind.dni.document("00000001R")
    let own = try secrets.documents.fingerprint(of: dni, isFirst: true)
    try FileManager.default.moveItem(atPath: folder.file("data/document.key"), toPath: folder.file("away.key"))
    #expect(throws: UserError.self) { try secrets.documents.fingerprint(of: dni, isFirst: false) }
    try FileManager.default.moveItem(atPath: folder.file("away.key"), toPath: folder.file("data/document.key"))
    #expect(try secrets.documents.fingerprint(of: dni, isFirst: false) == own)
  }
}
