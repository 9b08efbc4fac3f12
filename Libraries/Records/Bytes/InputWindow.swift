/// The part of a source that is in memory: what was read and not yet dropped.
///
/// It grows only where a single record does not fit.
struct InputWindow {
  private static let chunkSize = 256 * 1024

  private let source: any ByteSource
  private var storage: [UInt8]
  private var start = 0
  private var end = 0

  /// Whether the source has nothing more.
  private(set) var isAtEnd = false

  /// Where the first byte of the window stands in the text.
  private(set) var position = TextPosition()

  init(_ source: any ByteSource) {
    self.source = source
    storage = [UInt8](repeating: 0, count: Self.chunkSize)
  }

  /// How many bytes are there.
  var count: Int { end - start }

  /// How many bytes of memory the window takes.
  var capacity: Int { storage.count }

  /// The byte at an offset into the window.
  subscript(offset: Int) -> UInt8? {
    offset < count ? storage[start + offset] : nil
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    storage.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<end])) }
  }

  /// Reads more until the window holds `wanted` bytes or the source ends.
  mutating func fill(to wanted: Int) throws(FileError) {
    while count < wanted, !isAtEnd { try readMore() }
  }

  /// Reads more, at least one byte unless the source ends.
  mutating func readMore() throws(FileError) {
    guard !isAtEnd else { return }
    makeRoom()
    let room = end..<storage.count
    let source = source
    let count = try storage.withUnsafeMutableBufferPointer { (bytes) throws(FileError) in
      try source.read(into: UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[room])))
    }
    end += min(max(count, 0), room.count)
    isAtEnd = count <= 0
  }

  /// Forgets the first bytes of the window.
  mutating func drop(_ count: Int) {
    let dropped = start..<min(start + count, end)
    position = storage.withUnsafeBufferPointer { bytes in
      position.advanced(over: UnsafeBufferPointer(rebasing: bytes[dropped]))
    }
    start = dropped.upperBound
  }

  /// Forgets a byte order mark; it does not count as a column.
  mutating func dropByteOrderMark() throws(FileError) {
    try fill(to: ByteOrderMark.bytes.count)
    start += withBytes(ByteOrderMark.length)
  }

  /// Forgets JSON's whitespace, and returns the byte after it; nil at the end.
  mutating func skipWhitespace() throws(FileError) -> UInt8? {
    while true {
      let length = withBytes { bytes in bytes.firstIndex { !JSONParser.isWhitespace($0) } ?? bytes.count }
      drop(length)
      if let byte = self[0] { return byte }
      guard !isAtEnd else { return nil }
      try readMore()
    }
  }

  private mutating func makeRoom() {
    if start == end {
      start = 0
      end = 0
    }
    guard end == storage.count else { return }
    if start > 0 {
      let kept = start..<end
      storage.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[kept])) }
      start = 0
      end = kept.count
    }
    // Half of the storage, so that moving bytes costs no more than reading them.
    if storage.count - end < storage.count / 2 {
      storage.append(contentsOf: repeatElement(0, count: storage.count))
    }
  }
}
