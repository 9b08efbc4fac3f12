/// An item that is held for a buyer and has no parcel yet.
struct WaitingItem: Equatable, Sendable {
  let id: String
  let title: String

  /// A handle; nil where the person is unknown by now.
  let buyer: String?
}
