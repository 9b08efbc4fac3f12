import Foundation
import Snapshots
import Testing

@testable import MockGenerator

@Suite struct WritingTests {
  private let snapshots = SnapshotFolder()

  private static let sources = [
    "Functions": """
    public protocol Shop: Sendable {
      func item(_ id: String) throws -> (any Item)?
      func items(ids: [String]) -> [any Item]
      func items(sellerId: String, limit: Int, cursor: String?) throws -> any Page
      func reserve(_ id: String, buyerId: String, priceMinorUnits: Int64, currencyCode: String, actorId: String) throws
      func close()
    }
    public protocol Item: Sendable {
      var id: String { get }
      var price: Int64? { get }
    }
    public protocol Page: Sendable {}
    """,
    "Lengths": """
    public struct PublicationFailure: Error {}
    public protocol Market: Sendable {
      var descriptionOfTheMarketInItsOwnWords: String { get }
      func publish(
        title: String, description: String, category: String, minorUnits: Int64, currencyCode: String, place: String,
        pictures: [String], isNegotiable: Bool, isDelivered: Bool, languageCode: String
      ) throws -> String
      func publishAgain(
        titleOfTheItem: String, descriptionOfTheItem: String, priceInMinorUnits: Int64, currencyCode: String
      ) async throws(PublicationFailure) -> (identifier: String, priceInMinorUnits: Int64)
    }
    """,
    "Isolation": """
    @MainActor public protocol Screen: AnyObject {
      var title: String { get set }
      func load(_ done: (Int) -> Void) async throws
      nonisolated func id() -> Int
    }
    """,
    "Generics": """
    public protocol Cache<Key, Value>: Sendable {
      associatedtype Key: Hashable
      associatedtype Value
      func value<Other: Sendable>(for key: Key, or other: Other) throws -> Other
      static func make() -> Self
      static func make(from first: Key, through others: [Key], by convert: @escaping (Key) throws -> Value) -> Self
    }
    """,
  ]

  @Test("mocks are written as people would", arguments: sources.keys.sorted())
  func text(name: String) throws {
    let text = try mocks(of: Self.sources[name] ?? "")
    try snapshots.verify(text, as: name)
    #expect(try text == mocks(of: Self.sources[name] ?? ""), "the same in every run")
  }

  @Test("a file follows a name that is composed in another way, and else stays the same file")
  func update() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "mocks of \(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let lastChange = { try FileManager.default.attributesOfItem(atPath: file)[.modificationDate] as? Date }
    try OperatingSystem.update(file, to: "caf\u{E9}")
    let written = try lastChange()
    try OperatingSystem.update(file, to: "caf\u{E9}")
    #expect(try lastChange() == written)
    try OperatingSystem.update(file, to: "cafe\u{301}")
    #expect(try Data(contentsOf: URL(filePath: file)) == Data("cafe\u{301}".utf8))
  }

  @Test("there is no text without a source") func orphans() throws {
    try snapshots.verifyNoOrphans(besides: Self.sources.keys.sorted())
  }
}
