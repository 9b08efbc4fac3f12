import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Gives the terminal back in whatever way the program ends: by `exit`, by a signal, by a trap.
///
/// One terminal per process, since signals belong to the process. What handlers read was written before they could run,
/// and they call nothing but `write`, `tcsetattr`, `signal`, `sigaction` and `raise`, which POSIX allows there.
enum TerminalRescue {
  // Written only by whoever has claimed the rescue and not armed it yet.
  nonisolated(unsafe) private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  nonisolated(unsafe) private static let farewell: UnsafeBufferPointer<UInt8> = {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: ControlSequences.leave.count)
    _ = bytes.initialize(from: ControlSequences.leave)
    return UnsafeBufferPointer(bytes)
  }()
  private static let isClaimed = Atomic(false)
  /// The terminal to give back, or -1.
  private static let armed = Atomic<CInt>(-1)

  private static let fatal = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS, SIGXCPU,
  ]

  /// Whether the terminal is taken: not while the program is stopped, and not any more when it is ending.
  static var isArmed: Bool { armed.load(ordering: .acquiring) >= 0 }

  /// Makes the caller the one who uses the terminal; false if there is one.
  static func claim() -> Bool {
    isClaimed.compareExchange(expected: false, desired: true, ordering: .acquiringAndReleasing).exchanged
  }

  /// Lets another one claim.
  static func release() {
    isClaimed.store(false, ordering: .releasing)
  }

  /// From here on the terminal is given back with these settings, whatever happens.
  static func arm(_ descriptor: CInt, settings: termios) {
    saved.initialize(to: settings)
    _ = farewell
    _ = registration
    useAlternateStack()
    armed.store(descriptor, ordering: .sequentiallyConsistent)
    for number in fatal { SignalActions.install(number, handler: giveBackAndDie, previous: previous + Int(number)) }
  }

  /// The end of that. The terminal has been given back, or is now.
  static func disarm() {
    restore()
    for number in fatal { sigaction(number, previous + Int(number), nil) }
  }

  /// Gives the terminal back if it was not yet. Callable in a signal handler.
  static func restore() {
    let descriptor = armed.exchange(-1, ordering: .sequentiallyConsistent)
    guard descriptor >= 0 else { return }
    _ = write(descriptor, farewell.baseAddress, farewell.count)
    tcsetattr(descriptor, TCSANOW, saved)
  }

  /// What a handler does: the terminal as it was, then whatever would have happened without this library.
  static func restoreAndPassOn(_ number: CInt) {
    // A program in the background may not touch the terminal, and would be stopped for trying.
    signal(SIGTTOU, SIG_IGN)
    restore()
    sigaction(number, previous + Int(number), nil)
    raise(number)
  }

  private static let registration: Void = {
    atexit { TerminalRescue.restore() }
  }()

  /// A trap because the stack is full leaves no room on it for a handler.
  private static func useAlternateStack() {
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & CInt(SS_DISABLE) != 0 else { return }
    let size = 64 * 1_024
    // Lives as long as the thread may trap.
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
  }
}

private func giveBackAndDie(_ number: CInt) {
  TerminalRescue.restoreAndPassOn(number)
}

/// Handlers of signals.
enum SignalActions {
  static func install(
    _ number: CInt, handler: @escaping @convention(c) (CInt) -> Void, previous: UnsafeMutablePointer<sigaction>?
  ) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = .init(SA_ONSTACK) | .init(SA_RESTART)
    sigaction(number, &action, previous)
  }
}
