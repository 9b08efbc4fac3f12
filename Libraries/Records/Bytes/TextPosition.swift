/// A place in a text as people count it.
struct TextPosition {
  /// From 1.
  private(set) var line = 1

  /// In bytes, from 1.
  private(set) var column = 1

  /// Moves over bytes of the text.
  mutating func advance(over bytes: UnsafeBufferPointer<UInt8>) {
    var lineStart = 0
    while let lineFeed = bytes.lineFeed(from: lineStart) {
      line += 1
      column = 1
      lineStart = lineFeed + 1
    }
    column += bytes.count - lineStart
  }

  /// The place after some bytes of the text.
  func advanced(over bytes: UnsafeBufferPointer<UInt8>) -> TextPosition {
    var position = self
    position.advance(over: bytes)
    return position
  }
}
