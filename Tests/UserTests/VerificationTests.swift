import Testing
import User

struct VerificationTests {
  let market = Neighbourhood()
  let ana: Int64
  let bob: Int64

  init() throws {
    let numbers = try market.people("ana", "bob")
    (ana, bob) = (numbers[0], numbers[1])
  }

  @Test("A document is tied to an account and masked")
  func tying() throws {
    let (document, isNew) = try market.manager.verifyDocument(.cpf, number: "314.159.265-90", by: ana)
    #expect(isNew)
    #expect(document.masked == "***.***.***-90")
    #expect(try market.manager.documents(of: ana) == [document])
  }

  @Test("The same document again changes nothing, however it is written")
  func again() throws {
    _ = try market.manager.verifyDocument(.dni, number: "31415926L", by: ana)
    #expect(try !market.manager.verifyDocument(.dni, number: "31415926-l", by: ana).isNew)
    #expect(try market.manager.documents(of: ana).count == 1)
  }

  @Test("A document of another account is refused without saying whose it is")
  func taken() throws {
    _ = try market.manager.verifyDocument(.cpf, number: "31415926590", by: ana)
    #expect(throws: UserError.documentTaken(.cpf)) {
      try market.manager.verifyDocument(.cpf, number: "31415926590", by: bob)
    }
  }

  @Test("A wrong number is refused")
  func wrongNumber() {
    #expect(throws: UserError.invalidDocument(.cpf, .repetition)) {
      try market.manager.verifyDocument(.cpf, number: "11111111111", by: ana)
    }
  }
}
