import Testing
import User

@Suite("Documents in every store")
struct DocumentStoreTests {
  @Test("A document is found by its fingerprint and by its account", arguments: StoreKind.allCases)
  func documents(kind: StoreKind) throws {
    let store = try kind.make()
    _ = try store.add("ana", "bob")
    let cpf = VerifiedDocument(
      kind: .cpf, fingerprint: "aa", masked: "***.***.***-90", account: 1, verified: Moment.second)
    let nie = VerifiedDocument(kind: .nie, fingerprint: "bb", masked: "*******2E", account: 1, verified: Moment.first)
    #expect(try !store.hasDocuments())
    try store.addDocument(cpf)
    #expect(try store.hasDocuments())
    try store.addDocument(nie)
    #expect(try store.document(fingerprint: "aa") == cpf)
    #expect(try store.document(fingerprint: "cc") == nil)
    #expect(try store.documents(of: 1) == [cpf, nie])
    #expect(try store.documents(of: 2).isEmpty)
  }
}
