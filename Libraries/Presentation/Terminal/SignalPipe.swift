#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Signals that are no end, as bytes of a pipe, so that whoever waits for keys can wait for them too.
enum SignalPipe {
  /// What the pipe carries.
  enum Notice: UInt8 {
    case resized = 1
    case continued = 2
    case suspensionRequested = 3
    /// Not a signal: the reader is to stop.
    case stop = 4
  }

  private static let ends: (reading: CInt, writing: CInt) = {
    var ends: [CInt] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must never wait; a pipe that is full holds enough notices.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }()

  // Touched only by whoever has claimed the `TerminalRescue`.
  nonisolated(unsafe) private static let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
  private static let signals = [SIGWINCH, SIGCONT, SIGTSTP]

  static var readingEnd: CInt { ends.reading }

  static func install() {
    _ = ends
    for number in signals { SignalActions.install(number, handler: notice, previous: previous + Int(number)) }
  }

  static func uninstall() {
    for number in signals { sigaction(number, previous + Int(number), nil) }
  }

  /// Callable in a signal handler.
  static func send(_ notice: Notice) {
    var byte = notice.rawValue
    _ = write(ends.writing, &byte, 1)
  }

  /// The notices that have arrived, each kind once.
  static func receive() -> Set<Notice> {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(ends.reading, &bytes, bytes.count)
    return Set(bytes.prefix(max(0, count)).compactMap(Notice.init))
  }

  /// Stops the process group as its shell would, and returns when it goes on.
  static func stopProcess() {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = SIG_IGN
    #else
      action.__sigaction_handler.sa_handler = SIG_IGN
    #endif
    sigaction(SIGTSTP, &action, nil)
    // The others of the group first, such as a `make` that the shell waits for.
    kill(0, SIGTSTP)
    // Which a thread may have blocked at that moment: it would be kept, and stop this process a second time.
    sigaction(SIGTSTP, &action, nil)
    signal(SIGTSTP, SIG_DFL)
    // The threads of Dispatch, which run the main actor too, block signals.
    var (stop, earlier) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, &earlier)
    raise(SIGTSTP)
    pthread_sigmask(SIG_SETMASK, &earlier, nil)
    SignalActions.install(SIGTSTP, handler: notice, previous: nil)
  }
}

/// Only writes.
private func notice(_ number: CInt) {
  let code = errno
  switch number {
  case SIGWINCH: SignalPipe.send(.resized)
  case SIGCONT: SignalPipe.send(.continued)
  default: SignalPipe.send(.suspensionRequested)
  }
  errno = code
}
