#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first line feed from `start` on; nil where there is none.
  func lineFeed(from start: Int = 0) -> Int? {
    guard let baseAddress, start < count, let found = memchr(baseAddress + start, 0x0A, count - start) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(baseAddress)
  }
}

extension String {
  /// The text that some bytes are in UTF-8; nil where they are none.
  ///
  /// Decoding repairs what is no UTF-8, so that the text tells by its own bytes whether anything was repaired.
  /// `String(validating:as:)` says the same, but looks up metadata on every call.
  init?(exactly bytes: UnsafeBufferPointer<UInt8>) {
    var text = String(decoding: bytes, as: UTF8.self)
    let isSame = text.withUTF8 { utf8 in
      guard utf8.count == bytes.count else { return false }
      guard let left = utf8.baseAddress, let right = bytes.baseAddress else { return true }
      return memcmp(left, right, bytes.count) == 0
    }
    guard isSame else { return nil }
    self = text
  }
}
