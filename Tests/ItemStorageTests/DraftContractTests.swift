import Foundation
import Item
import ItemStorage
import SQLiteStorage
import Storage
import Testing

@Suite("A store of drafts")
struct DraftContractTests {
  private static let full = SaleDraft(
    title: "Bicicleta 🚲", description: "uma\n\tlinha “’\"", price: "12,50 ou menos", currency: "eu", isFree: true,
    category: "Bike", condition: .likeNew, place: "São Paulo")

  @Test(
    "gives back what was put in, as it was typed", arguments: StoreKind.allCases,
    [full, SaleDraft(), SaleDraft(title: " ")])
  func roundTrip(kind: StoreKind, draft: SaleDraft) throws {
    let store = try kind.make()
    #expect(try store.draft(of: "ana") == nil)
    try store.setDraft(draft, of: "ana")
    #expect(try store.draft(of: "ana") == draft)
    #expect(try store.draft(of: "bea") == nil)
  }

  @Test("keeps one for each person, the latest", arguments: StoreKind.allCases)
  func replacing(kind: StoreKind) throws {
    let store = try kind.make()
    try store.setDraft(Self.full, of: "ana")
    try store.setDraft(SaleDraft(title: "Lamp"), of: "bea")
    try store.setDraft(SaleDraft(title: "Desk"), of: "ana")
    #expect(try store.draft(of: "ana") == SaleDraft(title: "Desk"))
    try store.setDraft(nil, of: "ana")
    try store.setDraft(nil, of: "ana")
    #expect(try store.draft(of: "ana") == nil)
    #expect(try store.draft(of: "bea") == SaleDraft(title: "Lamp"))
  }

  @Test("undoes a draft with the transaction that it is part of", arguments: StoreKind.allCases)
  func undoing(kind: StoreKind) throws {
    let store = try kind.make()
    try store.setDraft(Self.full, of: "ana")
    #expect(throws: Refusal.self) {
      try store.transaction {
        try store.setDraft(nil, of: "ana")
        throw Refusal()
      }
    }
    #expect(try store.draft(of: "ana") == Self.full)
  }

  @Test("has a draft on the disk once it is kept, whatever happens to the program then")
  func crash() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drafts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("market.sqlite").path
    let database = try SQLiteDatabase(path: path)
    try database.migrate(ItemMigrations.all)
    try DatabaseItemStore(database).setDraft(Self.full, of: "ana")
    // Nothing was closed: this is what another process finds.
    let other = DatabaseItemStore(try SQLiteDatabase(path: path))
    #expect(try other.draft(of: "ana") == Self.full)
  }
}
