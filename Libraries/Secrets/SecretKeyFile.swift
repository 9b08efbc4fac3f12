#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A key on disk, which only its owner may read: 32 bytes in a file of mode 0600, made when it is first asked for.
public struct SecretKeyFile: Sendable {
  /// Where the key is; its directory must exist.
  public let path: String

  /// Names a key file; nothing is read or created yet.
  public init(path: String) {
    self.path = path
  }

  /// Reads the key, creating the file where there is none, unless `mayCreate` is false: where something was hashed with a
  /// key that is gone, a new one would not find it again. Of several processes that create it at the same moment one wins,
  /// and all get its key; nobody ever sees half a key.
  ///
  /// Throws `SecretsError.keyFile` where the file is not the reader's alone, is no key, or may not be created.
  public func key(mayCreate: Bool = true) throws(SecretsError) -> SecretKey {
    if let key = try existingKey() { return key }
    guard mayCreate else { throw .keyFile(path: path, .missing) }
    try create()
    // Read back even where this process created it: another may have been first.
    guard let key = try existingKey() else { throw .keyFile(path: path, .unreadable(reason: Self.message(ENOENT))) }
    return key
  }

  /// The key of the file, or nil where there is no file.
  private func existingKey() throws(SecretsError) -> SecretKey? {
    // Without O_NONBLOCK a pipe in the file's place would wait for a writer.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .keyFile(path: path, .unreadable(reason: Self.message(errno)))
    }
    defer { close(file) }
    // Of the open file, so that nobody can exchange it between the check and the reading.
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .keyFile(path: path, .unreadable(reason: Self.message(errno))) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .keyFile(path: path, .notAFile) }
    guard status.st_uid == geteuid() else { throw .keyFile(path: path, .ownedBySomebodyElse) }
    let mode = UInt32(status.st_mode & 0o777)
    guard mode & 0o077 == 0 else { throw .keyFile(path: path, .openToOthers(mode: mode)) }
    guard status.st_size == SecretKey.byteCount else {
      throw .keyFile(path: path, .wrongSize(bytes: Int(status.st_size)))
    }
    var bytes = [UInt8](repeating: 0, count: SecretKey.byteCount)
    let count = read(file, &bytes, bytes.count)
    guard count >= 0 else { throw .keyFile(path: path, .unreadable(reason: Self.message(errno))) }
    guard count == bytes.count else { throw .keyFile(path: path, .wrongSize(bytes: count)) }
    return SecretKey(bytes: SecretBytes(bytes))
  }

  /// Writes a new key beside the file and links it into place: a link fails where the name is taken, so the first wins.
  private func create() throws(SecretsError) {
    let key = try SecretKey()
    let draft = "\(path).\(try RandomToken(strength: .bits128).text)"
    let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .keyFile(path: path, .uncreatable(reason: Self.message(errno))) }
    defer { unlink(draft) }
    let written = key.bytes.withBytes { bytes, count in
      errno = 0
      return write(file, bytes, count) == count && fsync(file) == 0
    }
    let reason = errno
    close(file)
    // A short write leaves errno at 0: the disk ended in the middle of 32 bytes.
    guard written else { throw .keyFile(path: path, .uncreatable(reason: Self.message(reason == 0 ? ENOSPC : reason))) }
    guard link(draft, path) == 0 || errno == EEXIST else {
      throw .keyFile(path: path, .uncreatable(reason: Self.message(errno)))
    }
    synchronizeDirectory()
  }

  /// Makes the new name survive a power cut. Best effort: some file systems cannot, and the key is in place anyway.
  private func synchronizeDirectory() {
    let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let directory = open(parent, O_RDONLY | O_CLOEXEC)
    guard directory >= 0 else { return }
    fsync(directory)
    close(directory)
  }

  private static func message(_ code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }
}
