public import Records
import Synchronization

/// Standard input, as bytes for the readers of Records (`JSONReader(context.input)`) or line by line.
///
/// On Ctrl-C a read that waits throws; the program then ends with ``ExitCode/interrupted``. Lines and bytes may be read
/// in turn. Not for several threads at once.
public final class StandardInput: ByteSource, Sendable {
  private struct State {
    /// What was read behind the last line.
    var pending: ArraySlice<UInt8> = []
    var lines = 0
  }

  private static let longestLine = 1 << 20

  private let source: any ConsoleInput
  private let state = Mutex(State())

  init(_ source: any ConsoleInput) {
    self.source = source
  }

  /// Whether a person is typing.
  public var isTerminal: Bool { source.isTerminal }

  /// Puts the next bytes at the start of `buffer`, which is not empty, and returns how many; 0 at the end. May wait.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    let count = state.withLock { state in
      let next = state.pending.prefix(buffer.count)
      buffer.copyBytes(from: next)
      state.pending = state.pending.dropFirst(next.count)
      return next.count
    }
    return count > 0 ? count : try source.read(into: buffer)
  }

  /// The next line without its end (LF or CRLF) as soon as it is there, nil after the last. A byte order mark before the
  /// first is skipped.
  ///
  /// Throws `FileError`, and a ``Failure`` with ``ExitCode/badData`` that names the line where it is longer than 1 MiB or
  /// no UTF-8.
  public func readLine() throws -> String? {
    var line: [UInt8] = []
    while true {
      let bytes = try nextBytes()
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        state.withLock { $0.pending = bytes[(end + 1)...] + $0.pending }
        return try decode(line + bytes[..<end])
      }
      line += bytes
      if bytes.isEmpty { return line.isEmpty ? nil : try decode(line) }
      guard line.count <= Self.longestLine else {
        throw Failure(.badData, "Line \(countLine()) of standard input is longer than 1 MiB.")
      }
    }
  }

  func withoutEcho<Result>(keepingTyped isWanted: Bool, _ body: () throws -> Result) rethrows -> Result {
    try source.withoutEcho(keepingTyped: isWanted, body)
  }

  private func nextBytes() throws(FileError) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = try bytes.withUnsafeMutableBufferPointer { (buffer) throws(FileError) in
      try read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    return bytes.prefix(count)
  }

  private func countLine() -> Int {
    state.withLock { state in
      state.lines += 1
      return state.lines
    }
  }

  private func decode(_ bytes: [UInt8]) throws -> String {
    let number = countLine()
    var content = bytes[...]
    if content.last == UInt8(ascii: "\r") { content.removeLast() }
    if number == 1, content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw Failure(.badData, "Line \(number) of standard input is not UTF-8.")
    }
    return text
  }
}
