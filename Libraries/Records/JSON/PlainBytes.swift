/// Finds the bytes of a string that JSON treats in a special way, eight at a time.
enum PlainBytes {
  /// The offset of the first quote, backslash or control character from `start` on, or the end; and whether all bytes
  /// before it are ASCII.
  static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> (offset: Int, isASCII: Bool) {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    var seen: UInt64 = 0
    while offset + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let special = specialBytes(of: word)
      guard special == 0 else {
        let plainCount = special.trailingZeroBitCount / 8
        seen |= word & ((1 << UInt64(plainCount * 8)) - 1)
        return (offset + plainCount, seen & highBits == 0)
      }
      seen |= word
      offset += 8
    }
    while offset < raw.count, !isSpecial(raw[offset]) {
      seen |= UInt64(raw[offset])
      offset += 1
    }
    return (offset, seen & highBits == 0)
  }

  /// The offset of the first byte from `start` on that may have to be escaped, or the end: what `end(in:from:)` stops
  /// at, DEL, and everything above ASCII.
  static func endOfUnescaped(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let special = specialBytes(of: word) | (word | (word &+ ones)) & highBits
      guard special == 0 else { return offset + special.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < raw.count, !isSpecial(raw[offset]), raw[offset] < 0x7F { offset += 1 }
    return offset
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// The high bit of every special byte is set. The lowest bit is right; borrows can set wrong ones only above it.
  @inline(__always)
  private static func specialBytes(of word: UInt64) -> UInt64 {
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let control = (word &- (ones &* 0x20)) & ~word
    return (((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | control) & highBits
  }
}
