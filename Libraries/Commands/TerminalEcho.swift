import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Hides what is typed, and shows it again in whatever way the program goes on or ends.
enum TerminalEcho {
  // Read by signal handlers, which may take no lock: written only while `hiddenOn` is -1.
  nonisolated(unsafe) private static let saved = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private static let hiddenOn = Atomic<CInt>(-1)
  private static let fatalSignals = [SIGTERM, SIGHUP, SIGQUIT]

  /// Runs `body` while the terminal at `descriptor` does not show what is typed. Not reentrant.
  static func hidden<Result>(on descriptor: CInt, _ body: () throws -> Result) rethrows -> Result {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return try body() }
    saved.initialize(to: settings)
    hiddenOn.store(descriptor, ordering: .sequentiallyConsistent)
    var handlers = fatalSignals.map { ProcessSignals.handle($0, by: restoreAndDie) }
    // A shell shows typing again when it stops a program, so that the rest of the password would be seen.
    let stop = signal(SIGTSTP, SIG_IGN)
    settings.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(descriptor, TCSAFLUSH, &settings)
    defer {
      restore()
      for (number, index) in zip(fatalSignals, handlers.indices) { sigaction(number, &handlers[index], nil) }
      signal(SIGTSTP, stop)
    }
    return try body()
  }

  /// Shows typing again if it is hidden; callable in a signal handler.
  static func restore() {
    let descriptor = hiddenOn.exchange(-1, ordering: .sequentiallyConsistent)
    if descriptor >= 0 { tcsetattr(descriptor, TCSANOW, saved) }
  }
}

private func restoreAndDie(_ number: CInt) {
  TerminalEcho.restore()
  signal(number, SIG_DFL)
  raise(number)
}
