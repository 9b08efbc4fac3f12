import Synchronization

/// Standard input, or a file in its place: bytes or lines, memory flat.
public final class StandardInput: Sendable {
  private struct State {
    var buffer: ArraySlice<UInt8> = []
    var line = 0
  }

  private let source: any ConsoleInput
  private let name: String
  private let state = Mutex(State())

  init(_ source: any ConsoleInput, name: String = "standard input") {
    self.source = source
    self.name = name
  }

  /// Whether a person is typing.
  public var isTerminal: Bool { source.isTerminal }

  /// The next bytes, at most `count`, as soon as there are any; none at the end. Throws a ``StreamFailure``, and
  /// `CancellationError` on Ctrl-C.
  public func read(atMost count: Int = 65_536) throws -> [UInt8] {
    try state.withLock { state in
      if state.buffer.isEmpty { return try source.read(atMost: count) }
      let bytes = state.buffer.prefix(count)
      state.buffer = state.buffer.dropFirst(bytes.count)
      return Array(bytes)
    }
  }

  /// The next line without its end (LF or CRLF), nil after the last. A byte order mark before the first line is skipped.
  ///
  /// Throws a ``Failure`` with ``ExitCode/badData`` that names the line where it is longer than 1 MiB or no UTF-8, and
  /// what ``read(atMost:)`` throws.
  public func readLine() throws -> String? {
    try state.withLock { state in
      var line: [UInt8] = []
      while true {
        if state.buffer.isEmpty {
          state.buffer = try source.read(atMost: 65_536)[...]
          if state.buffer.isEmpty { break }
        }
        if let end = state.buffer.firstIndex(of: 0x0A) {
          line += state.buffer[..<end]
          state.buffer = state.buffer[(end + 1)...]
          state.line += 1
          return try decode(line, number: state.line)
        }
        line += state.buffer
        state.buffer = []
        guard line.count <= 1 << 20 else {
          throw Failure(.badData, "Line \(state.line + 1) of \(name) is longer than 1 MiB.")
        }
      }
      guard !line.isEmpty else { return nil }
      state.line += 1
      return try decode(line, number: state.line)
    }
  }

  func withoutEcho<Result>(_ body: () throws -> Result) throws -> Result {
    try source.withoutEcho(body)
  }

  private func decode(_ bytes: [UInt8], number: Int) throws -> String {
    var bytes = bytes[...]
    if bytes.last == 0x0D { bytes.removeLast() }
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard let line = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.badData, "Line \(number) of \(name) is not UTF-8.", hint: "Convert it to UTF-8 first.")
    }
    return line
  }
}

/// Where a command reads from: the value of `Argument("FILE", .input)`.
public enum InputSource: Sendable, Equatable {
  /// `-`.
  case standardInput
  /// A file by its path.
  case file(String)
}
