/// Arguments that are lent, consumed, changed and given away.
public protocol Ownership {
  func use(_ point: consuming Point)
  func look(_ canvas: borrowing Canvas)
  func read(_ ticket: borrowing Ticket) -> Int
  func tear(_ ticket: consuming Ticket) -> Int
  func stamp(_ ticket: inout Ticket)
  func give(_ canvas: sending Canvas) -> sending Canvas
  func file(_ stub: borrowing Stub, _ drawer: borrowing any Drawer & ~Copyable, _ held: Held<Int>)
  func shared(_ all: Sharing<Ticket>, _ first: UnsafePointer<Ticket>, _ kind: Ticket.Type) -> Sharing<Ticket>?
  func reader() -> ((borrowing Ticket) -> Int)?
  var readers: [(borrowing Ticket) -> Int] { get }
}

/// Has another conformance before that.
public struct Stub: Sendable, ~Copyable {}

/// Can be copied, whatever a comment says.
public struct Held<Value>: Sendable  // not ~Copyable
where Value: Sendable {}

/// An object is shared whatever it holds.
public final class Sharing<Value: ~Copyable> {}

/// Is met by what cannot be copied as well.
public protocol Drawer: ~Copyable {
  func open() -> Int
}

/// Is not there in every version of a system.
@available(macOS 13, *)
public protocol Dated {
  @available(*, deprecated, message: "use new()") func old()
  @available(macOS 14, iOS 17, *) func new()
  @available(swift, introduced: 5.9) func quoted()
  @available(
    *, deprecated, renamed: "new()",
    message: """
      Two "lines"
      of words
      """
  ) func renamed()
}
