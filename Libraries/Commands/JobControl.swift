#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whose turn it is at a terminal that the jobs of a shell share.
enum JobControl {
  /// Whether the terminal at `descriptor` is another job's for the moment. Callable in a signal handler.
  static func isInBackground(at descriptor: CInt) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group >= 0 && group != getpgrp()
  }

  /// Stops the job until its shell lets it go on in the foreground, as the system does to whoever reads there too early.
  /// Returns whether it is in the foreground then: it is not where nobody could let it go on.
  ///
  /// Left alone, a thread of a pool would be told of an error instead, or change a terminal that is another's, since it
  /// blocks the signals that stop.
  @discardableResult
  static func waitForTurn(at descriptor: CInt) -> Bool {
    guard isInBackground(at: descriptor) else { return true }
    var (stop, earlier) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTTOU)
    pthread_sigmask(SIG_UNBLOCK, &stop, &earlier)
    defer { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    // Changes nothing, and is for the foreground alone.
    while tcdrain(descriptor) != 0, errno == EINTR {}
    return !isInBackground(at: descriptor)
  }
}
