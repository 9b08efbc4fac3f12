/// Where User keeps what it knows. It has no rules: they are the manager's.
public protocol UserStore: AccountStore, SessionStore, RelationStore, DealStore, DocumentStore {
  /// Does all of `body` or nothing of it. Inside a transaction of the same task it joins that one.
  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T
}
