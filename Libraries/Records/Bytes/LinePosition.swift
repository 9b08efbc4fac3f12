/// A place in a text as people count it.
struct LinePosition {
  /// From the number of the first line.
  private(set) var line: Int

  /// In bytes, from 1.
  private(set) var column: Int

  /// Where `offset` is, in bytes whose first one starts line `line`.
  init(of offset: Int, in bytes: UnsafeBufferPointer<UInt8>, startingOnLine line: Int) {
    self.line = line
    var lineStart = 0
    for index in 0..<min(offset, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      self.line += 1
      lineStart = index + 1
    }
    column = offset - lineStart + 1
  }
}
