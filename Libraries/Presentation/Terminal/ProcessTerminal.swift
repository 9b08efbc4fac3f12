import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal that this process was started in.
///
/// It is given back as it was when it is closed, when the process exits, when a signal ends it and when it traps.
public final class ProcessTerminal: Terminal {
  private struct Use {
    let settings: termios
    let continuation: AsyncStream<TerminalEvent>.Continuation
    let ended = DispatchSemaphore(value: 0)
  }

  private let descriptors: TerminalDescriptors
  private let use = Mutex<Use?>(nil)

  /// How many colours it can show.
  public let colors: ColorCapability

  /// Whether it can be drawn on: not where TERM says that it is dumb, or says nothing.
  public let canBeDrawnOn: Bool

  /// Standard input and output; the environment tells what it is capable of.
  public init(environment: [String: String]) {
    descriptors = TerminalDescriptors(input: STDIN_FILENO, output: STDOUT_FILENO)
    colors = ColorCapability(environment: environment)
    canBeDrawnOn = !["", "dumb"].contains(environment["TERM", default: ""])
  }

  /// Whether standard input and output are a terminal.
  public var isAvailable: Bool { descriptors.isTerminal }

  /// Columns and rows now.
  public var size: Size { descriptors.size }

  /// Takes the terminal; a thread waits for keys until it is closed. In the background of a shell it is stopped first,
  /// until it is in the foreground. Throws ``TerminalError``.
  public func open() throws(TerminalError) -> AsyncStream<TerminalEvent> {
    guard descriptors.isTerminal else { throw .notATerminal }
    descriptors.waitForTurn()
    guard TerminalRescue.claim() else { throw .inUse }
    let settings: termios
    do {
      settings = try descriptors.settings()
    } catch {
      TerminalRescue.release()
      throw error
    }
    let (stream, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
    let use = Use(settings: settings, continuation: continuation)
    self.use.withLock { $0 = use }
    SignalPipe.install()
    take(settings)
    let loop = InputLoop(
      descriptors: descriptors, takeAgain: { [weak self] in self?.takeAgain() },
      yield: { continuation.yield($0) })
    DispatchQueue(label: "terminal input").async {
      loop.run()
      continuation.finish()
      use.ended.signal()
    }
    return stream
  }

  /// Shows something, while the terminal is taken. May wait for a slow terminal.
  public func write(_ bytes: [UInt8]) {
    // Other threads go on for a moment while one of them traps.
    guard TerminalRescue.isArmed else { return }
    descriptors.write(bytes)
  }

  /// Gives the terminal back, stops the process group, and takes the terminal again when it goes on.
  public func suspend() {
    guard use.withLock({ $0 != nil }) else { return }
    TerminalRescue.disarm()
    SignalPipe.stopProcess()
    // Where nobody can let a process go on, it was not stopped, and nobody has told.
    SignalPipe.send(.continued)
  }

  /// Gives the terminal back. The events have ended when it returns.
  public func close() {
    guard let use = use.withLock({ use in exchange(&use, with: nil) }) else { return }
    SignalPipe.send(.stop)
    use.ended.wait()
    TerminalRescue.disarm()
    SignalPipe.uninstall()
    TerminalRescue.release()
  }

  private func take(_ settings: termios) {
    TerminalRescue.arm(descriptors.output, settings: settings)
    descriptors.apply(TerminalDescriptors.raw(settings))
    descriptors.write(ControlSequences.enter)
  }

  private func takeAgain() {
    // What goes on may go on in the background.
    descriptors.waitForTurn()
    // The lock keeps `close` from giving back meanwhile.
    use.withLock { use in
      guard let use else { return }
      TerminalRescue.disarm()
      take(use.settings)
    }
  }
}
