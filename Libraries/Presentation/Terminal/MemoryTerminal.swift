import Synchronization

/// A terminal without a device: a test types, and reads what was sent.
public final class MemoryTerminal: Terminal {
  private struct State {
    var size: Size
    var sent: [UInt8] = []
    var suspensions = 0
    var isOpen = false
  }

  private let state: Mutex<State>
  private let events = AsyncStream.makeStream(of: TerminalEvent.self)

  /// How many colours it can show.
  public let colors: ColorCapability

  /// A terminal that was not taken yet.
  public init(size: Size = Size(width: 80, height: 24), colors: ColorCapability = .trueColor) {
    state = Mutex(State(size: size))
    self.colors = colors
  }

  /// Columns and rows now.
  public var size: Size { state.withLock(\.size) }

  /// Everything that was sent to it.
  public var sent: [UInt8] { state.withLock(\.sent) }

  /// How often the program asked to be stopped.
  public var suspensions: Int { state.withLock(\.suspensions) }

  /// Whether a program has taken it and not given it back.
  public var isOpen: Bool { state.withLock(\.isOpen) }

  /// Something happens at the terminal.
  public func send(_ event: TerminalEvent) {
    if case .resized(let size) = event { state.withLock { $0.size = size } }
    events.continuation.yield(event)
  }

  /// Presses the keys that type a text.
  public func type(_ text: String) {
    for character in text { send(.key(.character(character))) }
  }

  /// Nothing arrives any more.
  public func hangUp() {
    events.continuation.finish()
  }

  /// Takes the terminal.
  public func open() -> AsyncStream<TerminalEvent> {
    state.withLock { $0.isOpen = true }
    return events.stream
  }

  /// Keeps what is sent.
  public func write(_ bytes: [UInt8]) {
    state.withLock { $0.sent += bytes }
  }

  /// Counts, and goes on at once.
  public func suspend() {
    state.withLock { $0.suspensions += 1 }
    send(.continued)
  }

  /// Gives the terminal back.
  public func close() {
    state.withLock { $0.isOpen = false }
    events.continuation.finish()
  }
}
