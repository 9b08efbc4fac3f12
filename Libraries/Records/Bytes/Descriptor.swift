#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file descriptor, with interrupted and partial system calls carried through.
struct Descriptor: ~Copyable {
  let number: CInt
  private let name: String
  private let isOwned: Bool

  /// A descriptor that is open already. An owned one is closed with this value.
  init(_ number: CInt, name: String, isOwned: Bool) {
    self.number = number
    self.name = name
    self.isOwned = isOwned
  }

  deinit {
    if isOwned { close(number) }
  }

  /// Opens a path. `permissions` count only where a file is created, less the umask of the process.
  static func open(
    _ path: String, flags: CInt, permissions: mode_t = 0, for operation: FileError.Operation, name: String? = nil
  ) throws(FileError) -> Descriptor {
    let file = name ?? path
    // C would cut the path at a NUL and open something else.
    guard !path.utf8.contains(0) else { throw FileError(file: file, operation: operation, code: ENOENT) }
    while true {
      #if canImport(Darwin)
        let number = Darwin.open(path, flags | O_CLOEXEC, permissions)
      #elseif canImport(Musl)
        let number = Musl.open(path, flags | O_CLOEXEC, permissions)
      #else
        let number = Glibc.open(path, flags | O_CLOEXEC, permissions)
      #endif
      if number >= 0 { return Descriptor(number, name: file, isOwned: true) }
      guard errno == EINTR else { throw FileError(file: file, operation: operation, code: errno) }
    }
  }

  /// What kind of file this is: one of the `S_IF…` constants.
  func fileType(for operation: FileError.Operation) throws(FileError) -> mode_t {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw error(operation) }
    return status.st_mode & S_IFMT
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(number, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(number, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      try waitOrThrow(.read, events: CShort(POLLIN))
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = Darwin.write(number, rest.baseAddress, rest.count)
      #elseif canImport(Musl)
        let count = Musl.write(number, rest.baseAddress, rest.count)
      #else
        let count = Glibc.write(number, rest.baseAddress, rest.count)
      #endif
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else {
        try waitOrThrow(.write, events: CShort(POLLOUT))
      }
    }
  }

  /// Sees to it that what was written survives a power failure.
  func synchronize() throws(FileError) {
    while fsync(number) != 0 {
      // Pipes and devices have nothing to synchronise.
      guard errno == EINTR else {
        guard errno == EINVAL || errno == ENOTSUP else { throw error(.write) }
        return
      }
    }
  }

  /// After a system call failed: returns when it is worth trying again, and throws when it is not.
  private func waitOrThrow(_ operation: FileError.Operation, events: CShort) throws(FileError) {
    switch errno {
    case EINTR: return
    case EAGAIN:
      // Somebody made the terminal or pipe non-blocking; it is shared with other processes.
      var request = pollfd(fd: number, events: events, revents: 0)
      guard poll(&request, 1, -1) >= 0 || errno == EINTR else { throw error(operation) }
    default: throw error(operation)
    }
  }

  private func error(_ operation: FileError.Operation) -> FileError {
    FileError(file: name, operation: operation, code: errno)
  }
}
