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
  nonisolated(unsafe) private static let hiding = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private static let hiddenOn = Atomic<CInt>(-1)
  private static let fatalSignals = [SIGTERM, SIGHUP, SIGQUIT]

  /// Runs `body` while the terminal at `descriptor` does not show what is typed. What was typed before is dropped unless
  /// it is wanted; what was typed meanwhile is, where `body` fails. Not reentrant.
  static func hidden<Result>(
    on descriptor: CInt, keepingTyped isWanted: Bool = false, _ body: () throws -> Result
  ) rethrows -> Result {
    var settings = termios()
    // In the background these would be the settings of the shell.
    JobControl.waitForTurn(at: descriptor)
    guard tcgetattr(descriptor, &settings) == 0 else { return try body() }
    saved.initialize(to: settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    hiding.initialize(to: settings)
    hiddenOn.store(descriptor, ordering: .sequentiallyConsistent)
    var earlier = fatalSignals.map { ($0, ProcessSignals.handle($0, by: restoreAndDie)) }
    earlier.append((SIGCONT, ProcessSignals.handle(SIGCONT, by: hideAgain)))
    // A shell shows typing again when it stops a program, so that the rest of the password would be seen.
    let stop = signal(SIGTSTP, SIG_IGN)
    tcsetattr(descriptor, isWanted ? TCSANOW : TCSAFLUSH, &settings)
    defer {
      restore()
      for index in earlier.indices { sigaction(earlier[index].0, &earlier[index].1, nil) }
      signal(SIGTSTP, stop)
    }
    do {
      return try body()
    } catch {
      // Half of a password, such as where another program interrupts this one: the shell would show it.
      forget(on: descriptor)
      throw error
    }
  }

  /// Shows typing again if it is hidden.
  private static func restore() {
    let descriptor = hiddenOn.exchange(-1, ordering: .sequentiallyConsistent)
    if descriptor >= 0 { tcsetattr(descriptor, TCSANOW, saved) }
  }

  /// Shows typing again if it is hidden, at the end of the program: what was typed so far of a password is forgotten, as
  /// whoever reads next would show it. Callable in a signal handler.
  static func restoreForGood() {
    let descriptor = hiddenOn.load(ordering: .sequentiallyConsistent)
    guard descriptor >= 0 else { return }
    // In the background the process would be stopped for it, and not end.
    signal(SIGTTOU, SIG_IGN)
    forget(on: descriptor)
    restore()
  }

  /// Drops what was typed and not read, unless it is another job's.
  private static func forget(on descriptor: CInt) {
    if !JobControl.isInBackground(at: descriptor) { tcflush(descriptor, TCIFLUSH) }
  }

  /// Hides it again, where a shell that stopped the program has shown it. Callable in a signal handler.
  fileprivate static func hide() {
    let descriptor = hiddenOn.load(ordering: .sequentiallyConsistent)
    guard descriptor >= 0, !JobControl.isInBackground(at: descriptor) else { return }
    tcsetattr(descriptor, TCSANOW, hiding)
    // Another thread may have restored it in between.
    if hiddenOn.load(ordering: .sequentiallyConsistent) < 0 { tcsetattr(descriptor, TCSANOW, saved) }
  }
}

private func restoreAndDie(_ number: CInt) {
  TerminalEcho.restoreForGood()
  signal(number, SIG_DFL)
  raise(number)
}

private func hideAgain(_ number: CInt) {
  let code = errno
  TerminalEcho.hide()
  errno = code
}
