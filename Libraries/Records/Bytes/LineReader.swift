/// Reads text line by line, with constant memory.
///
/// Lines end in LF or CRLF; the last one need not. A byte order mark before the first is skipped.
public final class LineReader {
  /// One line of a text.
  public struct Line: Hashable, Sendable {
    /// The line without its end.
    public let text: String

    /// From 1.
    public let number: Int
  }

  private var window: InputWindow
  private let maximumLineSize: Int
  private var isStarted = false

  /// Reads `source`; a line of more than `maximumLineSize` bytes is an error.
  public init(_ source: any ByteSource, maximumLineSize: Int = 16 * 1024 * 1024) {
    window = InputWindow(source)
    self.maximumLineSize = maximumLineSize
  }

  /// The next line as soon as it is there; nil at the end.
  ///
  /// A failure concerns one line, which is too long or no UTF-8; the next call goes on behind it. Throws `FileError`.
  public func next() throws(FileError) -> Result<Line, RecordError>? {
    if !isStarted {
      isStarted = true
      try window.dropByteOrderMark()
    }
    let number = window.position.line
    switch try window.lineExtent(limit: maximumLineSize) {
    case .end: return nil
    case .tooLarge:
      try window.dropLine()
      return .failure(RecordError(line: number, fault: .tooLarge(limit: maximumLineSize)))
    case .line(let length, let withBreak):
      let text = window.withBytes { bytes in
        var content = bytes[..<length]
        if content.last == UInt8(ascii: "\r") { content.removeLast() }
        return String(exactly: UnsafeBufferPointer(rebasing: content))
      }
      window.drop(withBreak)
      guard let text else { return .failure(RecordError(line: number, fault: .invalidUTF8)) }
      return .success(Line(text: text, number: number))
    }
  }
}
