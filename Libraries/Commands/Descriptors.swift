#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file descriptor to write to.
struct DescriptorOutput: ConsoleOutput {
  private let descriptor: Int32
  private let name: String

  init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  var columns: Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
      #elseif canImport(Musl)
        let count = rest.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
      #else
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      #endif
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        wait(for: descriptor, POLLOUT)
      } else if errno != EINTR {
        throw StreamFailure(stream: name, errno: errno)
      }
    }
  }
}

/// A file descriptor to read from.
struct DescriptorInput: ConsoleInput {
  private let descriptor: Int32
  private let name: String

  init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  func read(atMost count: Int) throws -> [UInt8] {
    while true {
      wait(for: descriptor, POLLIN)
      try Task.checkCancellation()
      let room = max(1, count)
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
        #if canImport(Darwin)
          let got = Darwin.read(descriptor, buffer.baseAddress, room)
        #elseif canImport(Musl)
          let got = Musl.read(descriptor, buffer.baseAddress, room)
        #else
          let got = Glibc.read(descriptor, buffer.baseAddress, room)
        #endif
        failure = got < 0 ? errno : 0
        filled = max(0, got)
      }
      if failure == 0 { return bytes }
      if failure != EINTR && failure != EAGAIN { throw StreamFailure(stream: name, errno: failure) }
    }
  }

  func withoutEcho<Result>(_ body: () throws -> Result) throws -> Result {
    try TerminalEcho.hidden(on: descriptor, body)
  }
}

/// Waits until the descriptor is ready, or something else happened.
private func wait(for descriptor: Int32, _ events: Int32) {
  var entry = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: events), revents: 0)
  _ = poll(&entry, 1, 200)
}

extension StreamFailure {
  init(stream: String, errno code: Int32) {
    self.init(stream: stream, reason: String(cString: strerror(code)), isClosedPipe: code == EPIPE)
  }
}
