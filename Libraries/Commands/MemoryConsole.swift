import Synchronization

/// A console without a process: what would be typed is given, what is printed is kept.
///
/// ```swift
/// let run = await program.captured(["inbox", "--json"])
/// #expect(run.exitCode == .success)
/// #expect(run.output == "[]\n")
/// ```
public struct MemoryConsole: Sendable {
  /// What a program runs on. Its clock stands still, and a pause ends at once as if cancelled.
  public var console: Console
  private let collectedOutput: MemoryOutput
  private let collectedMessages: MemoryOutput

  /// `input` is what standard input holds, or what a person types where `columns` makes all three streams a terminal.
  public init(input: String = "", environment: [String: String] = [:], columns: Int? = nil) {
    collectedOutput = MemoryOutput(columns: columns)
    collectedMessages = MemoryOutput(columns: columns)
    console = Console(
      input: MemoryInput(Array(input.utf8), isTerminal: columns != nil), output: collectedOutput,
      messages: collectedMessages, environment: environment, uptime: { .zero },
      pause: { _ in throw CancellationError() })
  }

  /// What was written to standard output so far.
  public var output: String { collectedOutput.text }

  /// What was written to standard error so far.
  public var messages: String { collectedMessages.text }
}

/// How a run in memory ended, and what it printed.
public struct CapturedRun: Sendable, Equatable {
  /// How it ended.
  public let exitCode: ExitCode
  /// Standard output.
  public let output: String
  /// Standard error.
  public let messages: String

  /// What a test expects.
  public init(exitCode: ExitCode = .success, output: String = "", messages: String = "") {
    self.exitCode = exitCode
    self.output = output
    self.messages = messages
  }
}

extension Program {
  /// Runs a command in memory: for tests, tours and examples. The parameters are those of ``MemoryConsole``.
  public func captured(
    _ arguments: [String], input: String = "", environment: [String: String] = [:], columns: Int? = nil
  ) async -> CapturedRun {
    let memory = MemoryConsole(input: input, environment: environment, columns: columns)
    let exitCode = await run(arguments, on: memory.console)
    return CapturedRun(exitCode: exitCode, output: memory.output, messages: memory.messages)
  }
}

private final class MemoryOutput: ConsoleOutput {
  let columns: Int?
  private let bytes = Mutex<[UInt8]>([])

  init(columns: Int?) {
    self.columns = columns
  }

  var text: String { String(decoding: bytes.withLock(\.self), as: UTF8.self) }

  func write(_ more: [UInt8]) {
    bytes.withLock { $0 += more }
  }
}

private final class MemoryInput: ConsoleInput {
  let isTerminal: Bool
  private let bytes: Mutex<ArraySlice<UInt8>>

  init(_ bytes: [UInt8], isTerminal: Bool) {
    self.isTerminal = isTerminal
    self.bytes = Mutex(bytes[...])
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    bytes.withLock { bytes in
      let next = bytes.prefix(buffer.count)
      buffer.copyBytes(from: next)
      bytes = bytes.dropFirst(next.count)
      return next.count
    }
  }

  func withoutEcho<Result>(keepingTyped isWanted: Bool, _ body: () throws -> Result) rethrows -> Result {
    try body()
  }
}
