import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ctrl-C of this process: the first one interrupts the run, the second ends the process at once.
enum ProcessSignals {
  /// A pipe whose reading end becomes readable with the first Ctrl-C, and stays so; whoever waits for something else can
  /// wait for it too.
  static var interrupted: CInt { pipeEnds.reading }

  /// Makes Ctrl-C arrive at `interruption`.
  static func deliver(to interruption: Interruption) {
    let source = DispatchSource.makeReadSource(fileDescriptor: interrupted, queue: .global())
    source.setEventHandler {
      source.cancel()
      interruption.happen()
    }
    source.resume()
    handle(SIGINT, by: handleInterrupt)
  }

  /// Installs a handler without SA_RESTART, and returns what was there.
  @discardableResult
  static func handle(_ number: CInt, by handler: @escaping @convention(c) (CInt) -> Void) -> sigaction {
    var action = sigaction()
    var previous = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, &previous)
    return previous
  }

  fileprivate static let pipeEnds: (reading: CInt, writing: CInt) = {
    var ends: [CInt] = [-1, -1]
    pipe(&ends)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }()
  fileprivate static let count = Atomic(0)
}

/// Only calls what POSIX allows inside a signal handler; what it touches was initialised by `deliver(to:)`.
private func handleInterrupt(_ number: CInt) {
  let code = errno
  if ProcessSignals.count.add(1, ordering: .relaxed).oldValue == 0 {
    var byte: UInt8 = 1
    _ = write(ProcessSignals.pipeEnds.writing, &byte, 1)
  } else {
    TerminalEcho.restoreForGood()
    _exit(ExitCode.interrupted.rawValue)
  }
  errno = code
}
