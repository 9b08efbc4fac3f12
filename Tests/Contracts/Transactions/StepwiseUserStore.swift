#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import User

/// A store of accounts where each call is a step.
struct StepwiseUserStore: UserStore {
  let base: any UserStore
  let disk: any SharedDisk
  let steps: Steps

  func transaction<T: Sendable>(_ body: () throws -> T) throws -> T {
    try steps.transaction(on: disk, body)
  }

  func snapshot<T: Sendable>(_ body: () throws -> T) throws -> T {
    try steps { try base.snapshot(body) }
  }
}

extension StepwiseUserStore {
  func people(numbers: [Int64]) throws -> [Person] {
    try steps { try base.people(numbers: numbers) }
  }

  func people(handles: [Handle]) throws -> [Person] {
    try steps { try base.people(handles: handles) }
  }

  func addAccount(handle: Handle, card: Card, created: Date) throws -> Account {
    try steps { try base.addAccount(handle: handle, card: card, created: created) }
  }

  func setCard(_ card: Card, account: Int64) throws {
    try steps { try base.setCard(card, account: account) }
  }

  func passwordHash(account: Int64) throws -> String? {
    try steps { try base.passwordHash(account: account) }
  }

  func setPasswordHash(_ hash: String, account: Int64) throws {
    try steps { try base.setPasswordHash(hash, account: account) }
  }
}

extension StepwiseUserStore {
  func sessions(fingerprints: [String]) throws -> [Session] {
    try steps { try base.sessions(fingerprints: fingerprints) }
  }

  func addSession(_ session: Session) throws {
    try steps { try base.addSession(session) }
  }

  func removeSessions(fingerprints: [String]) throws {
    try steps { try base.removeSessions(fingerprints: fingerprints) }
  }

  func removeSessions(of account: Int64, except fingerprint: String) throws -> Int {
    try steps { try base.removeSessions(of: account, except: fingerprint) }
  }

  func removeSessions(startedBefore moment: Date) throws {
    try steps { try base.removeSessions(startedBefore: moment) }
  }

  func signInAttempts(_ handle: Handle) throws -> SignInAttempts? {
    try steps { try base.signInAttempts(handle) }
  }

  func setSignInAttempts(_ attempts: SignInAttempts) throws {
    try steps { try base.setSignInAttempts(attempts) }
  }

  func removeSignInAttempts(_ handle: Handle) throws {
    try steps { try base.removeSignInAttempts(handle) }
  }

  func removeSignInAttempts(lastBefore moment: Date) throws {
    try steps { try base.removeSignInAttempts(lastBefore: moment) }
  }
}

extension StepwiseUserStore {
  func isFollowing(_ follower: Int64, _ followed: Int64) throws -> Bool {
    try steps { try base.isFollowing(follower, followed) }
  }

  func addFollow(_ follower: Int64, _ followed: Int64, since: Date) throws {
    try steps { try base.addFollow(follower, followed, since: since) }
  }

  func removeFollow(_ follower: Int64, _ followed: Int64) throws {
    try steps { try base.removeFollow(follower, followed) }
  }

  func followCounts(of account: Int64) throws -> FollowCounts {
    try steps { try base.followCounts(of: account) }
  }

  func isBlocking(_ blocker: Int64, _ blocked: Int64) throws -> Bool {
    try steps { try base.isBlocking(blocker, blocked) }
  }

  func addBlock(_ blocker: Int64, _ blocked: Int64, since: Date) throws {
    try steps { try base.addBlock(blocker, blocked, since: since) }
  }

  func removeBlock(_ blocker: Int64, _ blocked: Int64) throws {
    try steps { try base.removeBlock(blocker, blocked) }
  }
}

extension StepwiseUserStore {
  func deal(itemId: String, buyer: Int64) throws -> Deal? {
    try steps { try base.deal(itemId: itemId, buyer: buyer) }
  }

  func deals(itemId: String) throws -> [Deal] {
    try steps { try base.deals(itemId: itemId) }
  }

  func deals(between one: Int64, and other: Int64) throws -> [Deal] {
    try steps { try base.deals(between: one, and: other) }
  }

  func hasDeals(_ account: Int64) throws -> Bool {
    try steps { try base.hasDeals(account) }
  }

  func addDeal(_ terms: DealTerms, finished: Date) throws -> Deal {
    try steps { try base.addDeal(terms, finished: finished) }
  }

  func reviewedDeals(_ deals: [Int64], author: Int64) throws -> Set<Int64> {
    try steps { try base.reviewedDeals(deals, author: author) }
  }

  func addReview(_ review: Review) throws {
    try steps { try base.addReview(review) }
  }

  func reviews(about subject: Int64, limit: Int) throws -> [WrittenReview] {
    try steps { try base.reviews(about: subject, limit: limit) }
  }
}

extension StepwiseUserStore {
  func document(fingerprint: String) throws -> VerifiedDocument? {
    try steps { try base.document(fingerprint: fingerprint) }
  }

  func hasDocuments() throws -> Bool {
    try steps { try base.hasDocuments() }
  }

  func documents(of account: Int64) throws -> [VerifiedDocument] {
    try steps { try base.documents(of: account) }
  }

  func addDocument(_ document: VerifiedDocument) throws {
    try steps { try base.addDocument(document) }
  }
}
