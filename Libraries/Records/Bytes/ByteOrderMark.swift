/// U+FEFF in UTF-8, which some programs put before a text.
enum ByteOrderMark {
  static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// 3 where the bytes start with a byte order mark, otherwise 0.
  static func length(in buffer: UnsafeBufferPointer<UInt8>) -> Int {
    buffer.starts(with: bytes) ? bytes.count : 0
  }
}
