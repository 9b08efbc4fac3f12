import Records

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file descriptor to write to.
struct DescriptorOutput: ConsoleOutput {
  let descriptor: CInt
  let name: String

  var columns: Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  func write(_ bytes: [UInt8]) throws(FileError) {
    let sink = DescriptorSink(descriptor: descriptor, name: name)
    try bytes.withUnsafeBufferPointer { (buffer) throws(FileError) in try sink.write(UnsafeRawBufferPointer(buffer)) }
  }
}

/// A file descriptor to read from, which Ctrl-C interrupts. In the background it waits until it is the process's turn.
struct DescriptorInput: ConsoleInput {
  let descriptor: CInt
  let name: String

  var isTerminal: Bool { isatty(descriptor) == 1 }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    JobControl.waitForTurn(at: descriptor)
    try waitForInput()
    // The shell may have come back meanwhile, and then this input is its own.
    while JobControl.isInBackground(at: descriptor), JobControl.waitForTurn(at: descriptor) { try waitForInput() }
    return try FileSource(descriptor: descriptor, name: name).read(into: buffer)
  }

  func withoutEcho<Result>(keepingTyped isWanted: Bool, _ body: () throws -> Result) rethrows -> Result {
    try TerminalEcho.hidden(on: descriptor, keepingTyped: isWanted, body)
  }

  /// Waits for bytes, their end, or Ctrl-C, which is an error.
  private func waitForInput() throws(FileError) {
    let events = Int16(truncatingIfNeeded: POLLIN)
    var entries = [descriptor, ProcessSignals.interrupted].map { pollfd(fd: $0, events: events, revents: 0) }
    while poll(&entries, nfds_t(entries.count), -1) < 0, errno == EINTR {}
    if entries[1].revents != 0 { throw FileError(file: name, operation: .read, code: EINTR) }
  }
}
