/// Where a reader takes its bytes from: a file, standard input, memory.
///
/// A source is read once, by one reader; neither may be shared between threads.
public protocol ByteSource: AnyObject {
  /// Puts the next bytes at the start of `buffer`, which is not empty, and returns how many; 0 at the end.
  ///
  /// May wait. May return fewer bytes than there is room for.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int
}

/// Bytes that are already in memory.
public final class MemorySource: ByteSource {
  private let bytes: [UInt8]
  private let largestRead: Int
  private var position = 0

  /// `largestRead` bounds what one read returns, as a pipe would do.
  public init(_ bytes: [UInt8], largestRead: Int = .max) {
    self.bytes = bytes
    self.largestRead = max(1, largestRead)
  }

  /// The UTF-8 of a text.
  public convenience init(_ text: String) {
    self.init(Array(text.utf8))
  }

  /// Never throws.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    let count = min(buffer.count, bytes.count - position, largestRead)
    buffer.copyBytes(from: bytes[position..<position + count])
    position += count
    return count
  }
}
