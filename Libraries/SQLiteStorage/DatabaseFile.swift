import CSQLite
import Storage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of a database: looked at before it is opened, so that an error says what is wrong with it.
struct DatabaseFile: Sendable {
  let path: String
  let configuration: SQLiteDatabase.Configuration

  /// Opens the connection that writes, after making or checking the file.
  func openWriter() throws -> SQLiteConnection {
    let isNew = try check()
    if isNew { try create() }
    do {
      let connection = try openConnection()
      try checkApplication(connection)
      if !configuration.isReadOnly { try prepare(connection) }
      return connection
    } catch let error as StorageError where error.code != 0 {
      // SQLite does not say which file it means, and which statement found out does not matter here.
      throw StorageError(error.kind, code: error.code, message: "the database \(path) cannot be used: \(error.message)")
    }
  }

  /// Opens one more connection to a file that was opened before.
  @Sendable func openReader() throws -> SQLiteConnection {
    try openConnection()
  }

  private func openConnection() throws -> SQLiteConnection {
    guard configuration.isReadOnly, !mayCreateSharedMemory() else {
      return try openConnection(uri: DatabaseFile.uri(of: path))
    }
    return try openConnection(uri: DatabaseFile.uri(of: path) + "?immutable=1")
  }

  private func openConnection(uri: String) throws -> SQLiteConnection {
    try SQLiteConnection(uri: uri, isReadOnly: configuration.isReadOnly, timeout: configuration.busyTimeout)
  }

  /// Reading takes a `-shm` file, there or to be made. Without either nobody is writing, and SQLite can be told so.
  private func mayCreateSharedMemory() -> Bool {
    fileMode(of: path + "-shm") != nil || access(folder(of: path), W_OK | X_OK) == 0
  }
}

// MARK: - The file

extension DatabaseFile {
  /// Refuses what cannot become or is no database's file; returns whether it has to be made.
  private func check() throws -> Bool {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw cannotOpen("the name of the file is not a valid one") }
    guard let mode = fileMode(of: path) else {
      let reason = errno
      guard reason == ENOENT, !configuration.isReadOnly else { throw cannotOpen(systemMessage(reason)) }
      guard fileMode(of: folder(of: path)) == S_IFDIR else {
        throw cannotOpen("the folder \(folder(of: path)) does not exist")
      }
      try checkFolderIsWritable()
      return true
    }
    guard mode != S_IFDIR else { throw cannotOpen("it is a folder") }
    guard mode == S_IFREG else { throw cannotOpen("it is no regular file") }
    guard access(path, R_OK) == 0 else { throw cannotOpen(systemMessage(errno)) }
    if !configuration.isReadOnly {
      guard access(path, W_OK) == 0 else {
        throw StorageError(.readOnly, message: "the database \(path) cannot be written: \(systemMessage(errno))")
      }
      try checkFolderIsWritable()
    }
    return false
  }

  /// The kind of file at a path, after symbolic links.
  private func fileMode(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private func checkFolderIsWritable() throws {
    guard access(folder(of: path), W_OK | X_OK) != 0 else { return }
    throw StorageError(
      .readOnly, message: "the folder \(folder(of: path)) of the database cannot be written: \(systemMessage(errno))")
  }

  /// Makes an empty file for its owner alone; SQLite gives `-wal` and `-shm` the same permissions.
  private func create() throws {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw cannotOpen(systemMessage(errno))
    }
  }

  private func cannotOpen(_ reason: String) -> StorageError {
    StorageError(.cannotOpen, message: "the database \(path) cannot be opened: \(reason)")
  }
}

// MARK: - What is in it

extension DatabaseFile {
  /// Refuses a database of another program, without writing to it.
  private func checkApplication(_ connection: SQLiteConnection) throws {
    guard let expected = configuration.applicationID else { return }
    let found = try connection.control("PRAGMA application_id")
    if found == .integer(Int64(expected)) { return }
    // Nobody's yet: an empty file, or one that another process is just making.
    let objects = try connection.control("SELECT count(*) FROM sqlite_schema")
    if found == .integer(0), objects == .integer(0), !configuration.isReadOnly { return }
    throw StorageError(.otherProgram, message: "the database \(path) belongs to another program")
  }

  /// Turns a file that is empty, or was used without this module, into one that this module can use.
  private func prepare(_ connection: SQLiteConnection) throws {
    if try connection.control("PRAGMA journal_mode") != .text("wal") {
      try useWriteAheadLog(connection)
    }
    if let limit = configuration.sizeLimit, case .integer(let pageSize)? = try connection.control("PRAGMA page_size") {
      try connection.control("PRAGMA max_page_count = \(max(1, limit / max(1, pageSize)))")
    }
    guard try !StorageSchema.exists(on: connection) else { return }
    try connection.transaction {
      try checkApplication(connection)
      if let applicationID = configuration.applicationID {
        try connection.control("PRAGMA application_id = \(applicationID)")
      }
      try StorageSchema.create(on: connection)
    }
  }

  private func useWriteAheadLog(_ connection: SQLiteConnection) throws {
    // SQLite does not wait here for another process that is doing the same.
    let deadline = ContinuousClock.now + configuration.busyTimeout
    while true {
      do {
        guard try connection.control("PRAGMA journal_mode = WAL") == .text("wal") else {
          throw cannotOpen("its file system does not support shared memory")
        }
        return
      } catch let error as StorageError where error.kind == .busy && ContinuousClock.now < deadline {
        usleep(2000)
      }
    }
  }
}
