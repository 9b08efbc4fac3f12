extension UserManager {
  /// Makes an account and signs it in on this machine.
  ///
  /// Throws `UserError` for a handle that is taken or invalid and for texts or a password outside of their limits.
  public func register(handle typed: String, card: Card, password: String) throws -> Person {
    let handle = try Handle(typed)
    try Self.validate(password: password)
    let hash = try secrets.passwords.hash(password)
    let account = try store.transaction {
      try requireFree(handle)
      let account = try store.addAccount(handle: handle, card: card, created: moment)
      try store.setPasswordHash(hash, account: account.number)
      return account
    }
    try startSession(account: account.number, passwordHash: hash)
    return Person(account: account)
  }

  /// The person with this handle: the existing one, or a new account without a password, for people that an import
  /// mentions. Nobody can sign in to such an account.
  public func createPerson(handle typed: String, displayName: String) throws -> Person {
    let handle = try Handle(typed)
    let card = try Card(displayName: displayName)
    return try store.transaction {
      if let person = try store.people(handles: [handle]).first { return person }
      return Person(account: try store.addAccount(handle: handle, card: card, created: moment))
    }
  }

  /// Replaces what a person wrote about themselves.
  public func edit(_ change: CardChange, by actor: Int64) throws -> Person {
    try store.transaction {
      let person = try self.person(number: actor)
      let card = try change.applied(to: person.account.card)
      try store.setCard(card, account: actor)
      var account = person.account
      account.card = card
      return Person(account: account, ratings: person.ratings)
    }
  }

  func person(number: Int64) throws -> Person {
    guard let person = try store.people(numbers: [number]).first else {
      throw UserError.unknownUser(String(number))
    }
    return person
  }

  /// Throws `UserError.handleTaken` where an account has this handle.
  public func requireFree(_ handle: Handle) throws {
    guard try store.people(handles: [handle]).isEmpty else { throw UserError.handleTaken(handle) }
  }
}

/// What to change of a card; nil leaves a text as it is, and an empty bio or place removes it.
public struct CardChange: Hashable, Sendable {
  /// The new name.
  public var displayName: String?

  /// The new bio.
  public var bio: String?

  /// The new place.
  public var place: String?

  /// A change of the texts that are given.
  public init(displayName: String? = nil, bio: String? = nil, place: String? = nil) {
    self.displayName = displayName
    self.bio = bio
    self.place = place
  }

  func applied(to card: Card) throws -> Card {
    try Card(displayName: displayName ?? card.displayName, bio: bio ?? card.bio, place: place ?? card.place)
  }
}
