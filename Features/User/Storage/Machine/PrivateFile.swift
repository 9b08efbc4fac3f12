import User

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A small file that only its owner may read (mode 0600), replaced as a whole.
struct PrivateFile: Sendable {
  let path: String

  /// What no file of this kind reaches, in bytes: what is larger is something else.
  private static let largest = 1 << 20

  /// The content; nil where there is no file. Throws a `PrivateFileFault`.
  func read() throws(PrivateFileFault) -> [UInt8]? {
    // Without O_NONBLOCK a pipe in the file's place would wait for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .unread(errno)
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .unread(errno) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.largest else { throw .malformed }
    guard status.st_mode & 0o077 == 0 else { throw .openToOthers }
    return try Self.bytes(of: file)
  }

  /// Replaces the content: whoever reads sees the old or the new one, also after a power cut. Makes the folder, for the
  /// owner alone, where there is none. Throws a `PrivateFileFault`.
  func write(_ content: [UInt8]) throws(PrivateFileFault) {
    let draft = "\(path).\(getpid()).\(UInt64.random(in: .min ... .max))"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .unwritten(errno) }
    var failure = Self.write(content, to: file)
    if failure == nil, fsync(file) != 0 { failure = errno }
    close(file)
    if failure == nil, rename(draft, path) != 0 { failure = errno }
    if let failure {
      unlink(draft)
      throw .unwritten(failure)
    }
  }

  /// Runs `body` while no other process or thread runs one for the same file.
  func exclusively<T>(_ body: () throws(PrivateFileFault) -> T) throws(PrivateFileFault) -> T {
    try Self.makeFolder(of: path)
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw .unwritten(errno) }
    // Closing the last descriptor ends the lock.
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .unwritten(errno) }
    }
    return try body()
  }

  /// Makes the folder of a file, for its owner alone, where there is none.
  static func makeFolder(of path: String) throws(PrivateFileFault) {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
    let folder = String(path[..<slash])
    if mkdir(folder, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw .unwritten(errno) }
    try makeFolder(of: folder)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .unwritten(errno) }
  }

  private static func bytes(of file: Int32) throws(PrivateFileFault) -> [UInt8] {
    var content: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while content.count <= largest {
      let count = systemRead(file, &buffer, buffer.count)
      if count == 0 { return content }
      if count > 0 {
        content += buffer[..<count]
      } else if errno != EINTR {
        throw .unread(errno)
      }
    }
    throw .malformed
  }

  /// The error number of what went wrong, nil where nothing did.
  private static func write(_ content: [UInt8], to file: Int32) -> Int32? {
    var rest = content[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

extension PrivateFileFault {
  /// What the system's error number means where it refused to read.
  static func unread(_ code: Int32) -> PrivateFileFault {
    .unreadable(message(code))
  }

  /// What it means where it refused to write.
  static func unwritten(_ code: Int32) -> PrivateFileFault {
    code == ENOSPC || code == EDQUOT ? .diskFull : .unwritable(message(code))
  }

  private static func message(_ code: Int32) -> String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

// The system's functions under names that the methods above do not hide.
private let systemRead = read as @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int
private let systemWrite = write as @Sendable (Int32, UnsafeRawPointer?, Int) -> Int
