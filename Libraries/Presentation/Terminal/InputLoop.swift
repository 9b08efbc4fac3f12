#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits for keys and signals, until it is told to stop or the terminal is gone. Blocks its thread.
struct InputLoop {
  let descriptors: TerminalDescriptors
  /// Takes the terminal again after the program was stopped.
  let takeAgain: @Sendable () -> Void
  let yield: @Sendable (TerminalEvent) -> Void

  /// How long a sequence may take to arrive: longer than a slow connection's pauses, shorter than a person notices.
  private static let patience: CInt = 40
  /// How long a paste may stand still before its end is believed to be lost: else no key would ever be one again.
  private static let patienceWithPastes: CInt = 2_000

  func run() {
    var parser = KeyParser()
    var entries = [descriptors.input, SignalPipe.readingEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let timeout = parser.isPasting ? Self.patienceWithPastes : parser.isWaiting ? Self.patience : -1
      let count = poll(&entries, nfds_t(entries.count), timeout)
      if count < 0 {
        if errno == EINTR { continue }
        return
      }
      if count == 0 {
        for event in parser.isPasting ? parser.endPaste() : parser.flush() { yield(event) }
        continue
      }
      if entries[1].revents != 0, !handle(SignalPipe.receive()) { return }
      if entries[0].revents != 0 {
        guard let bytes = read() else { return }
        for event in parser.feed(bytes) { yield(event) }
      }
    }
  }

  /// Returns whether to go on.
  private func handle(_ notices: Set<SignalPipe.Notice>) -> Bool {
    if notices.contains(.stop) { return false }
    if notices.contains(.continued) {
      takeAgain()
      yield(.resized(descriptors.size))
      yield(.continued)
    } else if notices.contains(.resized) {
      yield(.resized(descriptors.size))
    }
    if notices.contains(.suspensionRequested) { yield(.suspensionRequested) }
    return true
  }

  /// Nil at the end of the input.
  private func read() -> ArraySlice<UInt8>? {
    var bytes = [UInt8](repeating: 0, count: 4_096)
    #if canImport(Darwin)
      let count = Darwin.read(descriptors.input, &bytes, bytes.count)
    #elseif canImport(Musl)
      let count = Musl.read(descriptors.input, &bytes, bytes.count)
    #else
      let count = Glibc.read(descriptors.input, &bytes, bytes.count)
    #endif
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    return count > 0 ? bytes.prefix(count) : nil
  }
}
