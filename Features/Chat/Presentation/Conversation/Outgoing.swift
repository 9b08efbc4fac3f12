import Presentation

/// A message that was written here and is not in the timeline yet.
struct Outgoing: Equatable, Sendable, Identifiable {
  /// Counted on this screen.
  let id: Int
  let text: String
  /// Why it was not sent; nil while it is being sent.
  var failure: LocalizedString?
}
