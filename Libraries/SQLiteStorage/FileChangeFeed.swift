import Dispatch
import Storage

/// Changes of a database file, whichever process makes them.
///
/// While anybody follows, a connection of its own asks 25 times a second whether another connection has committed. That
/// takes 0.3 % of a core and works on every system; file notifications would say less, since part of a commit is written
/// to mapped memory.
///
/// Sendable because all that varies is used on `queue` alone.
final class FileChangeFeed: ChangeFeed, @unchecked Sendable {
  private static let interval = DispatchTimeInterval.milliseconds(40)

  private let open: @Sendable () throws -> SQLiteConnection
  private let hub = ChangeHub()
  private let queue = DispatchQueue(label: "storage.changes")
  private var timer: (any DispatchSourceTimer)?
  private var connection: SQLiteConnection?
  private var dataVersion: DatabaseValue?
  private var versions: [String: Int64] = [:]

  init(open: @escaping @Sendable () throws -> SQLiteConnection) {
    self.open = open
  }

  deinit {
    timer?.cancel()
  }

  func subscribe(to tables: Set<String>) -> DatabaseChanges {
    queue.sync {
      // What was committed before is not for the new subscriber, but may be for others.
      look()
      let changes = hub.subscribe(to: tables) { [weak self] in
        guard let self else { return }
        queue.async { self.stopIfUnused() }
      }
      start()
      return changes
    }
  }

  /// Looks without waiting for the timer, after a commit of this process.
  func lookSoon() {
    guard !hub.isEmpty else { return }
    queue.async { self.look() }
  }

  private func start() {
    guard timer == nil else { return }
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(
      deadline: .now() + FileChangeFeed.interval, repeating: FileChangeFeed.interval, leeway: .milliseconds(5))
    timer.setEventHandler { [weak self] in self?.look() }
    timer.activate()
    self.timer = timer
  }

  private func stopIfUnused() {
    guard hub.isEmpty else { return }
    timer?.cancel()
    timer = nil
    connection = nil
    dataVersion = nil
  }

  private func look() {
    // A database that cannot be read right now is looked at again in a moment.
    guard let changed = try? changedTables(), !changed.isEmpty else { return }
    hub.publish(changed)
  }

  private func changedTables() throws -> Set<String> {
    let connection = try self.connection ?? open()
    self.connection = connection
    let seen = try connection.control("PRAGMA data_version")
    guard seen != dataVersion else { return [] }
    let isFirstLook = dataVersion == nil
    let current = try ChangeCounters.all(on: connection)
    let changed = isFirstLook ? [] : Set(current.filter { versions[$0.key] != $0.value }.keys)
    dataVersion = seen
    versions = current
    return changed
  }
}
