import Testing
import UserInterface

@Suite("A block between two people")
struct BlockingContract {
  @Test("is known from either side, and concerns nobody else", arguments: Implementation.allCases)
  func directions(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    let users = stall.world.users
    #expect(try !users.isBlocked(stall.ana, with: stall.ben))
    try stall.world.block(stall.ben, by: stall.ana)
    #expect(try users.isBlocked(stall.ana, with: stall.ben))
    #expect(try users.isBlocked(stall.ben, with: stall.ana))
    #expect(try !users.isBlocked(stall.ana, with: stall.chloe))
    #expect(try !users.isBlocked(stall.chloe, with: stall.ben))
  }

  @Test("is neither with oneself nor with nobody", arguments: Implementation.allCases)
  func nobody(implementation: Implementation) throws {
    let stall = try Stall(implementation)
    try stall.world.block(stall.ben, by: stall.ana)
    #expect(try !stall.world.users.isBlocked(stall.ana, with: stall.ana))
    #expect(try !stall.world.users.isBlocked(stall.ana, with: "99"))
    #expect(try !stall.world.users.isBlocked("", with: stall.ana))
  }
}
