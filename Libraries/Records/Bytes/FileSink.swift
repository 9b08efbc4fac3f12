#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that appears complete or not at all.
///
/// The bytes go to a new file in the same folder, which `finish()` puts in the place of the old one in one step. Until
/// then, and where `finish()` throws or is never called, the old file stays as it was. A symbolic link is followed. A
/// device or a pipe cannot be replaced: it is written as it comes.
public final class FileSink: ByteSink {
  private let path: String
  private let target: String
  private let descriptor: Descriptor
  /// Where the bytes are until the end; nil where they go to the target at once.
  private var temporaryPath: String?

  /// Starts a file. `permissions` are those of the new file, less the umask of the process, such as 0o600.
  ///
  /// Throws `FileError` where the folder does not exist or may not be written, or `path` is a folder.
  public init(path: String, permissions: UInt32 = 0o644) throws(FileError) {
    self.path = path
    var status = stat()
    let exists = stat(path, &status) == 0
    let type = status.st_mode & S_IFMT
    if exists && type == S_IFDIR {
      throw FileError(file: path, operation: .write, code: EISDIR)
    }
    if exists && type != S_IFREG {
      target = path
      descriptor = try Descriptor.open(path, flags: O_WRONLY, for: .write)
      return
    }
    let destination = Self.resolvingLinks(path)
    target = destination
    // A name that no other writer picks, and never longer than a file system allows.
    let temporary = Self.folder(of: destination) + "/.unfinished-" + String(UInt64.random(in: 0 ... .max), radix: 36)
    descriptor = try Descriptor.open(
      temporary, flags: O_WRONLY | O_CREAT | O_EXCL, permissions: mode_t(permissions & 0o777), for: .write, name: path)
    temporaryPath = temporary
  }

  deinit {
    if let temporaryPath { unlink(temporaryPath) }
  }

  /// Writes to the new file.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    try descriptor.write(bytes)
  }

  /// Puts the new file in place. It survives a power failure from then on.
  public func finish() throws(FileError) {
    try descriptor.synchronize()
    guard let temporaryPath else { return }
    guard rename(temporaryPath, target) == 0 else {
      throw FileError(file: path, operation: .write, code: errno)
    }
    self.temporaryPath = nil
    // A folder that may be written but not read cannot be synchronised; the file is in place all the same.
    let folder = try? Descriptor.open(Self.folder(of: target), flags: O_RDONLY, for: .write, name: path)
    try folder?.synchronize()
  }

  private static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
