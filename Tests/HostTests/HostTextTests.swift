import Presentation
import Storage
import Testing

@testable import marketplace

@Suite("The texts of the market's frame")
struct HostTextTests {
  private let catalog = TextCatalog(HostText.tables)

  @Test("are the same in every language")
  func complete() {
    #expect(catalog.faults(of: HostText.self).isEmpty)
  }

  @Test(
    "say what is wrong with the market's file, and no statement",
    arguments: [
      .busy, .readOnly, .corrupt, .full, .newerSchema, .notADatabase, .cannotOpen, .other,
    ] as [StorageError.Kind],
    [Language.english, .brazilianPortuguese])
  func storage(kind: StorageError.Kind, language: Language) {
    let error = StorageError(kind, code: 5, message: "it is so", statement: "SELECT secret")
    let text = Localization(language: language, catalog: catalog).string(LocalizedString(reason: error))
    #expect(text.contains(language == .english ? "file" : "arquivo") || kind == .full)
    #expect(!text.contains("SELECT") && !text.contains("code"))
  }
}
