import CSQLite
import Storage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A copy of a database in the making: a file beside its place, which takes that place when it is whole.
struct BackupFile {
  private static let pagesPerStep: Int32 = 256

  let path: String
  let replacing: Bool

  /// Copies what `source` sees in its open snapshot.
  func write(from source: SQLiteConnection, progress: (Double) throws -> Void) throws {
    try checkPlace(source)
    // The snapshot begins with the first thing read; without it, the copy would start over at each commit of others.
    try source.control("SELECT count(*) FROM sqlite_schema")
    let temporary = try makeTemporaryFile()
    do {
      try copy(source, to: temporary, progress: progress)
      try synchronize(temporary)
      try move(temporary)
    } catch {
      unlink(temporary)
      unlink(temporary + "-journal")
      throw error
    }
    // The new name reaches the disk with its folder; some file systems cannot do that, and keep order without.
    try? synchronize(folder(of: path))
  }

  private func copy(
    _ source: SQLiteConnection, to temporary: String, progress: (Double) throws -> Void
  ) throws {
    let target = try SQLiteConnection(
      uri: DatabaseFile.uri(of: temporary), isReadOnly: false, timeout: .zero)
    defer { withExtendedLifetime(target) {} }
    // What counts is that the whole file is on the disk before it gets its name.
    try target.control("PRAGMA synchronous = OFF")
    guard let backup = sqlite3_backup_init(target.handle, "main", source.handle, "main") else {
      throw StorageError.sqlite(sqlite3_errcode(target.handle), handle: target.handle, statement: nil)
    }
    var code = SQLITE_OK
    do {
      while code == SQLITE_OK {
        code = sqlite3_backup_step(backup, BackupFile.pagesPerStep)
        let total = Double(max(1, sqlite3_backup_pagecount(backup)))
        try progress(code == SQLITE_DONE ? 1 : 1 - Double(sqlite3_backup_remaining(backup)) / total)
      }
    } catch {
      sqlite3_backup_finish(backup)
      throw error
    }
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else { throw StorageError.sqlite(code, handle: target.handle, statement: nil) }
  }
}

// MARK: - The file

extension BackupFile {
  private func checkPlace(_ source: SQLiteConnection) throws {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw cannotWrite("its name is not a valid one") }
    var status = stat()
    guard lstat(path, &status) == 0 else {
      if errno != ENOENT { try failed() }
      return
    }
    guard replacing else { throw alreadyExists() }
    guard status.st_mode & S_IFMT == S_IFREG else { throw cannotWrite("what is there is no regular file") }
    var original = stat()
    if let name = sqlite3_db_filename(source.handle, "main"), stat(name, &original) == 0,
      original.st_dev == status.st_dev, original.st_ino == status.st_ino
    {
      throw cannotWrite("that is the database itself")
    }
  }

  /// An empty file of its own name, which the owner alone may read.
  private func makeTemporaryFile() throws -> String {
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { try failed() }
    close(descriptor)
    return template.withUnsafeBufferPointer { characters in
      characters.baseAddress.map { String(cString: $0) } ?? path
    }
  }

  private func synchronize(_ path: String) throws {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { try failed() }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { try failed() }
  }

  private func move(_ temporary: String) throws {
    if replacing {
      guard rename(temporary, path) == 0 else { try failed() }
    } else {
      // Unlike `rename`, `link` never replaces what has appeared there meanwhile.
      guard link(temporary, path) == 0 else {
        if errno == EEXIST { throw alreadyExists() }
        try failed()
      }
      unlink(temporary)
    }
  }

  private func alreadyExists() -> StorageError {
    StorageError(.fileExists, message: "there is a file \(path) already")
  }

  private func failed() throws -> Never {
    let code = errno
    throw cannotWrite(systemMessage(code), code == ENOSPC || code == EDQUOT ? .full : .cannotWrite)
  }

  private func cannotWrite(_ reason: String, _ kind: StorageError.Kind = .cannotWrite) -> StorageError {
    StorageError(kind, message: "the backup \(path) cannot be written: \(reason)")
  }
}
