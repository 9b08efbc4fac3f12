#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Descriptors 0, 1 and 2, which whoever starts a process may have closed.
enum StandardDescriptors {
  /// Puts something in place of those that are closed, before the process opens anything else.
  ///
  /// The next file to be opened would get the number of the closed one, and be read as the input or written to as the
  /// output. What stands there instead is open the wrong way round, so that using it stays the error that it was.
  static func fillGaps() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, and all below this one are in use.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
