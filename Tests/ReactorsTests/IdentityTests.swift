import Reactors
import Testing

@Suite struct IdentityTests {
  @Test("A reactor can equal itself alone")
  func equality() {
    let cell = CellReactor()
    #expect(cell == cell)
    #expect(cell != CellReactor())
  }

  @Test("A reactor can be in a set once")
  func hashing() {
    let cell = CellReactor()
    #expect(Set([cell, CellReactor(), cell]).count == 2)
  }
}

private final class CellReactor: Reactor, IdentityHashable {
  typealias Action = Int
  typealias State = Int

  let initialState = 0
  let storage = Storage()
}
