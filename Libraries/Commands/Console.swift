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

  /// Waits for the next bytes, at most `count`; none at the end. Throws `CancellationError` on Ctrl-C, else a
  /// ``StreamFailure``.
  func read(atMost count: Int) throws -> [UInt8]

  /// Runs `body` while the terminal does not show what is typed, and restores it however `body` ends.
  func withoutEcho<Result>(_ body: () throws -> Result) throws -> Result
}

/// Where bytes go to.
public protocol ConsoleOutput: Sendable {
  /// The columns of the terminal, nil where it is none.
  var columns: Int? { get }

  /// Writes all bytes. Throws a ``StreamFailure``.
  func write(_ bytes: [UInt8]) throws
}

/// Reading or writing a stream failed.
public struct StreamFailure: CommandFailure, Equatable {
  /// What the failed stream is, such as "standard output".
  public let stream: String
  /// Why, in the words of the system.
  public let reason: String
  /// Nobody reads any more, as when `head` has seen enough; the program then ends without a word.
  public let isClosedPipe: Bool

  /// A failure of a stream.
  public init(stream: String, reason: String, isClosedPipe: Bool = false) {
    self.stream = stream
    self.reason = reason
    self.isClosedPipe = isClosedPipe
  }

  /// Always ``ExitCode/inputOutput``.
  public var exitCode: ExitCode { .inputOutput }
  /// Names the stream and the reason.
  public var message: String { "\(stream) failed: \(reason)." }
}
