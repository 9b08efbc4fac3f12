/// A place in a text as people count it.
struct TextPosition {
  /// From 1.
  private(set) var line = 1

  /// In bytes, from 1.
  private(set) var column = 1

  /// Moves over bytes of the text.
  mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    let newline = UInt8(ascii: "\n")
    var newlines = 0
    for byte in bytes where byte == newline { newlines &+= 1 }
    guard newlines > 0, let last = bytes.lastIndex(of: newline) else {
      column += bytes.count
      return
    }
    line += newlines
    column = bytes.count - last
  }

  /// The place after some bytes of the text.
  func advanced(over bytes: UnsafeBufferPointer<UInt8>) -> TextPosition {
    var position = self
    position.advance(over: bytes)
    return position
  }
}
