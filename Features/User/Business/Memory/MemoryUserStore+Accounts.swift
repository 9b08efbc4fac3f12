#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension MemoryUserStore {
  /// The people with these numbers.
  public func people(numbers: [Int64]) throws -> [Person] {
    try access { state in Set(numbers).compactMap { state.accounts[$0].map(state.person) } }
  }

  /// The people with these handles. Linear in the number of accounts.
  public func people(handles: [Handle]) throws -> [Person] {
    let handles = Set(handles)
    return try access { state in state.accounts.values.filter { handles.contains($0.handle) }.map(state.person) }
  }

  /// Adds an account.
  public func addAccount(handle: Handle, card: Card, created: Date) throws -> Account {
    try access { state in
      guard !state.accounts.values.contains(where: { $0.handle == handle }) else { throw Misfit() }
      let account = Account(number: Int64(state.accounts.count + 1), handle: handle, card: card, created: created)
      state.accounts[account.number] = account
      return account
    }
  }

  /// Replaces what a person wrote about themselves.
  public func setCard(_ card: Card, account: Int64) throws {
    try access { $0.accounts[account]?.card = card }
  }

  /// The hash of an account's password.
  public func passwordHash(account: Int64) throws -> String? {
    try access { $0.passwordHashes[account] }
  }

  /// Sets the hash of an account's password.
  public func setPasswordHash(_ hash: String, account: Int64) throws {
    try access { state in
      try state.require(account)
      state.passwordHashes[account] = hash
    }
  }
}

extension MemoryUserStore.State {
  func person(_ account: Account) -> Person {
    let ratings = reviews.filter { $0.subject == account.number }.map(\.rating)
    return Person(account: account, ratings: RatingTotals(sum: ratings.reduce(0, +), count: ratings.count))
  }
}
