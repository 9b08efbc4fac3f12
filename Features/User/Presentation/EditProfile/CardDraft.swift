import Presentation
import User

/// What somebody writes about themselves, as it is typed.
struct CardDraft: Equatable, Sendable {
  var name = ""
  var place = ""
  var bio = ""

  init() {}

  init(_ card: Card) {
    name = card.displayName
    place = card.place ?? ""
    bio = card.bio ?? ""
  }

  /// The texts, those that are empty too, as these take away what was there.
  var change: CardChange { CardChange(displayName: name, bio: bio, place: place) }

  var nameFault: LocalizedString? { fault { _ = try Card(displayName: name) } }
  var placeFault: LocalizedString? { fault { _ = try Card(displayName: "-", place: place) } }
  var bioFault: LocalizedString? { fault { _ = try Card(displayName: "-", bio: bio) } }

  var isRight: Bool { nameFault == nil && placeFault == nil && bioFault == nil }

  /// What the rules of accounts say.
  private func fault(_ judge: () throws -> Void) -> LocalizedString? {
    do {
      try judge()
      return nil
    } catch {
      return LocalizedString(reason: error)
    }
  }
}
