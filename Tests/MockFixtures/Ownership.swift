/// Arguments that are lent, consumed, changed and given away.
public protocol Ownership {
  func use(_ point: consuming Point)
  func look(_ canvas: borrowing Canvas)
  func read(_ ticket: borrowing Ticket) -> Int
  func tear(_ ticket: consuming Ticket) -> Int
  func stamp(_ ticket: inout Ticket)
  func give(_ canvas: sending Canvas) -> sending Canvas
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
