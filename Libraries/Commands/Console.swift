public import Records

/// Everything a program touches outside itself: its three streams, the environment, a clock and Ctrl-C.
///
/// ``process`` is the real one; tests and tours make their own, see ``MemoryConsole``.
public struct Console: Sendable {
  /// Standard input.
  public var input: any ConsoleInput
  /// Standard output, for data.
  public var output: any ConsoleOutput
  /// Standard error, for messages.
  public var messages: any ConsoleOutput
  /// The environment variables.
  public var environment: [String: String]
  /// The time since any fixed moment; it only goes forward.
  public var uptime: @Sendable () -> Duration
  /// Waits; throws where it is cancelled.
  public var pause: @Sendable (Duration) async throws -> Void
  /// Where Ctrl-C arrives.
  public var interruption: Interruption

  /// A console out of its parts.
  public init(
    input: any ConsoleInput, output: any ConsoleOutput, messages: any ConsoleOutput, environment: [String: String],
    uptime: @escaping @Sendable () -> Duration, pause: @escaping @Sendable (Duration) async throws -> Void,
    interruption: Interruption = Interruption()
  ) {
    self.input = input
    self.output = output
    self.messages = messages
    self.environment = environment
    self.uptime = uptime
    self.pause = pause
    self.interruption = interruption
  }
}

/// Where bytes come from.
public protocol ConsoleInput: Sendable {
  /// Whether a person is typing.
  var isTerminal: Bool { get }

  /// Puts the next bytes at the start of `buffer`, which is not empty, and returns how many; 0 at the end.
  ///
  /// May wait; on Ctrl-C it throws at once.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int

  /// Runs `body` while the terminal does not show what is typed, and restores it however `body` ends. What was typed
  /// before, and seen, is dropped unless it is wanted.
  func withoutEcho<Result>(keepingTyped isWanted: Bool, _ body: () throws -> Result) rethrows -> Result
}

/// Where bytes go to.
public protocol ConsoleOutput: Sendable {
  /// The columns of the terminal, nil where it is none.
  var columns: Int? { get }

  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(FileError)
}
