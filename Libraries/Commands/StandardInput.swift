public import Records
import Synchronization

/// Standard input as bytes. For lines or records, read it with `LineReader(context.input)`, `JSONReader(context.input)` …
///
/// On Ctrl-C a read that waits throws; the program then ends with ``ExitCode/interrupted``.
public final class StandardInput: ByteSource, Sendable {
  private static let longestLine = 65_536

  private let source: any ConsoleInput
  /// What was read behind the line that was wanted.
  private let pending = Mutex<ArraySlice<UInt8>>([])

  init(_ source: any ConsoleInput) {
    self.source = source
  }

  /// Whether a person is typing.
  public var isTerminal: Bool { source.isTerminal }

  /// Puts the next bytes at the start of `buffer`, which is not empty, and returns how many; 0 at the end. May wait.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    let count = pending.withLock { pending in
      let next = pending.prefix(buffer.count)
      buffer.copyBytes(from: next)
      pending = pending.dropFirst(next.count)
      return next.count
    }
    return count > 0 ? count : try source.read(into: buffer)
  }

  /// The next line without its end, nil after the last: an answer or a password. Throws `FileError`, and a ``Failure``
  /// where the line is no such thing.
  func readLine() throws -> String? {
    var line: [UInt8] = []
    while true {
      let bytes = try nextBytes()
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        pending.withLock { $0 = bytes[(end + 1)...] + $0 }
        return try decode(line + bytes[..<end])
      }
      line += bytes
      if bytes.isEmpty { return line.isEmpty ? nil : try decode(line) }
      guard line.count <= Self.longestLine else { throw Failure(.badData, "The answer is too long.") }
    }
  }

  private func nextBytes() throws(FileError) -> ArraySlice<UInt8> {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = try bytes.withUnsafeMutableBufferPointer { (buffer) throws(FileError) in
      try read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    return bytes.prefix(count)
  }

  private func decode(_ bytes: [UInt8]) throws -> String {
    let content = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw Failure(.badData, "The answer is not UTF-8.")
    }
    return text
  }

  func withoutEcho<Result>(_ body: () throws -> Result) rethrows -> Result {
    try source.withoutEcho(body)
  }
}
