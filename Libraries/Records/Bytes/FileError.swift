#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file, a pipe or a terminal that could not be read or written.
public struct FileError: Error, Hashable, Sendable {
  /// What was tried.
  public enum Operation: String, Sendable {
    /// Opening for reading, and reading.
    case read

    /// Creating, writing and putting in place.
    case write
  }

  /// Why it failed, as far as programs treat it differently.
  public enum Kind: Hashable, Sendable {
    /// There is no such file or folder.
    case notFound

    /// A folder stands where a file was wanted.
    case isDirectory

    /// The user may not, or the file system is read-only.
    case notPermitted

    /// The disk, or the user's share of it, is full.
    case noSpace

    /// Nobody reads the other end of the pipe any more.
    case closedPipe

    /// Anything else; see `code`.
    case other
  }

  /// The path, or a name such as `standard input`.
  public let file: String

  /// What was tried.
  public let operation: Operation

  /// The `errno` of the system call.
  public let code: CInt

  /// A failed system call.
  public init(file: String, operation: Operation, code: CInt) {
    self.file = file
    self.operation = operation
    self.code = code
  }

  /// Why it failed.
  public var kind: Kind {
    switch code {
    case ENOENT, ENOTDIR: .notFound
    case EISDIR: .isDirectory
    case EACCES, EPERM, EROFS: .notPermitted
    case ENOSPC, EDQUOT, EFBIG: .noSpace
    case EPIPE: .closedPipe
    default: .other
    }
  }
}

extension FileError: CustomStringConvertible {
  /// What failed and why, in English, without a full stop, such as `cannot read listings.json: there is no such file`.
  public var description: String {
    "cannot \(operation.rawValue) \(file): \(reason)"
  }

  private var reason: String {
    switch kind {
    case .notFound: "there is no such file or folder"
    case .isDirectory: "it is a folder"
    case .notPermitted where code == EROFS: "the file system is read-only"
    case .notPermitted: "permission denied"
    case .noSpace: "the disk is full"
    case .closedPipe: "the reader has closed the pipe"
    case .other: String(cString: strerror(code))
    }
  }
}
