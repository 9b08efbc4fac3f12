#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The two descriptors of a terminal, and what termios does with them.
struct TerminalDescriptors: Sendable {
  let input: CInt
  let output: CInt

  var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// 80×24 where the terminal does not tell.
  var size: Size {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return Size(width: 80, height: 24)
    }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// Where another job of the shell has the terminal: stops this one until the shell lets it go on in the foreground, as
  /// the system does to a process whose threads do not block the signal for that.
  func waitForTurn() {
    let group = tcgetpgrp(output)
    guard group >= 0, group != getpgrp() else { return }
    var (stop, earlier) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTTOU)
    pthread_sigmask(SIG_UNBLOCK, &stop, &earlier)
    defer { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    // Changes nothing, and is for the foreground alone.
    while tcdrain(output) != 0, errno == EINTR {}
  }

  func settings() throws(TerminalError) -> termios {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { throw .refused(code: errno) }
    return settings
  }

  func apply(_ settings: termios) {
    var settings = settings
    while tcsetattr(output, TCSADRAIN, &settings) != 0, errno == EINTR {}
  }

  /// Bytes as they come, unseen, and none of them a signal.
  static func raw(_ settings: termios) -> termios {
    var raw = settings
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_cflag |= tcflag_t(CS8)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return raw
  }

  /// Writes all of it, or as much as the terminal takes before it is gone.
  func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(output, start, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(output, start, rest.count)
        #else
          let count = Glibc.write(output, start, rest.count)
        #endif
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var entry = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
          poll(&entry, 1, -1)
        } else if errno != EINTR {
          return
        }
      }
    }
  }
}
