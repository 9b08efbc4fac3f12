/// A relational database that features keep their data in, whatever program stands behind it.
///
/// ```swift
/// let notes = try database.read { db in                       // a snapshot; sees one state throughout
///   try db.rows("SELECT id, title FROM note WHERE author = \(author) ORDER BY id") { row in
///     Note(id: try row["id"], title: try row["title"])        // typed: throws when NULL or another type is stored
///   }
/// }
/// let id = try database.write { db in                         // one transaction: all of it or, if it throws, nothing
///   try db.insert("INSERT INTO note (author, title, written_at) VALUES (\(author), \(title), \(now()))")
/// }
/// let count = try database.read { db in try db.value("SELECT count(*) FROM note", as: Int.self) ?? 0 }
/// ```
///
/// Both bodies are synchronous, so "inside" means "on the same thread":
/// - a `write` inside a `write` joins it as a savepoint: when the inner one throws, it alone is undone, and when the
///   outer one throws, both are;
/// - a `read` inside a `write` sees what that `write` has changed so far;
/// - a `read` inside a `read` shares its snapshot; a `write` inside a `read` throws `misuse`, since the `read` around
///   it would not see what it wrote;
/// - a task started inside does not join: it waits for its turn like everybody else.
///
/// The connection that a body receives cannot outlive it; the compiler refuses to store or return it. (Swift 6.3's
/// compiler crashes, rather than say so, when an escaping closure takes `db` along. Written with its type,
/// `{ (db: borrowing Reader) in … }`, it says what is wrong.)
///
/// The asynchronous forms do the same on threads of their own and never block the cooperative pool. They throw
/// `CancellationError` when the task was cancelled before their body began; a body that began is not interrupted.
///
/// All methods throw ``StorageError``, or what the body throws, unchanged.
public protocol Database: Sendable {
  /// Runs `body` on a snapshot, beside other readers and one writer, and blocks the thread meanwhile.
  func read<Value>(_ body: (borrowing Reader) throws -> Value) throws -> Value

  /// Runs `body` in a transaction and commits it when `body` returns; blocks the thread meanwhile.
  ///
  /// There is one writer at a time among all processes; others wait. Throws a `busy` error after the timeout that the
  /// database was opened with. What was written is on disk when this returns.
  @discardableResult
  func write<Value>(_ body: (borrowing Writer) throws -> Value) throws -> Value

  /// Runs `body` on a snapshot, on another thread.
  func read<Value: Sendable>(_ body: @escaping @Sendable (borrowing Reader) throws -> Value) async throws -> Value

  /// Runs `body` in a transaction, on another thread.
  @discardableResult
  func write<Value: Sendable>(_ body: @escaping @Sendable (borrowing Writer) throws -> Value) async throws -> Value

  /// Applies those of `migrations` that the database has not seen, in order and in one transaction.
  ///
  /// Pass the migrations of all features in one call. Two processes may do so at once: both succeed, and each
  /// migration runs once. Throws `newerSchema`, and changes nothing, when the database has seen a migration that is not
  /// among them, since a newer program has then been here.
  func migrate(_ migrations: [Migration]) throws

  /// Follows commits that changed a row of `tables`, from this process and from others.
  ///
  /// What is committed after this method returns is reported within 100 milliseconds: subscribe first, then read.
  /// Commits that follow each other quickly may arrive as one element. The sequence ends when its task is cancelled.
  func changes(in tables: Set<String>) -> DatabaseChanges
}
