/// Where User keeps what it knows. A port without rules: what may happen is up to `UserManager`.
///
/// Instants are whole milliseconds. Numbers are assigned here, grow, and are never used again. What several calls must
/// change together stands in a `transaction`, what they must see together in a `snapshot`.
///
/// What would contradict the rest is refused with an error of the store's own, which no manager causes: what is said
/// below to be there once a second time, and whatever is of an account that there is not.
public protocol UserStore: AccountStore, SessionStore, RelationStore, DealStore, DocumentStore {
  /// Runs `body` as one unit: all that it changes, here and in other stores on the same disk, or nothing where it throws.
  /// One inside another joins it, and undoes its own part alone where it throws.
  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T

  /// Runs `body`, which changes nothing, so that all it asks is answered from one state. Holds up no writer.
  func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T
}
