import Money
import Presentation
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private enum SampleText: String, TextKey {
  case greeting = "sample.greeting"
  case messages = "sample.messages"
  case price = "sample.price"
}

extension TextTable {
  fileprivate static let english = TextTable(
    .english,
    [
      SampleText.greeting: "Hello {name}!", .messages: .plural(one: "{count} message", other: "{count} messages"),
      .price: "{price}, until {end}",
    ])
  fileprivate static let portuguese = TextTable(
    .brazilianPortuguese,
    [
      SampleText.greeting: "Olá, {name}!", .messages: .plural(one: "{count} mensagem", other: "{count} mensagens"),
      .price: "{price}, até {end}",
    ])
}

@Suite("Localised text")
struct LocalizationTests {
  /// Thursday, 5 March 2026, 14:05:00 UTC.
  private static let now = Date(timeIntervalSince1970: 1_772_719_500)

  private func localization(_ tag: String, _ tables: [TextTable] = [.english, .portuguese]) -> Localization {
    Localization(
      language: Language(tag: tag), catalog: TextCatalog(tables), now: { Self.now },
      timeZone: LocalTime(secondsFromGMT: 0))
  }

  @Test(
    "comes in the nearest language",
    arguments: [
      ("en", "Hello Ana!"), ("pt-BR", "Olá, Ana!"), ("pt_PT.UTF-8", "Olá, Ana!"), ("en_GB", "Hello Ana!"),
      ("de", "Hello Ana!"),
      ("C", "Hello Ana!"), ("", "Hello Ana!"),
    ])
  func languages(tag: String, text: String) {
    #expect(localization(tag).string(LocalizedString(SampleText.greeting, ["name": "Ana"])) == text)
  }

  @Test(
    "has the plural that the language wants",
    arguments: [
      ("en", 0, "0 messages"), ("en", 1, "1 message"), ("en", 1_234, "1,234 messages"), ("pt-BR", 0, "0 mensagem"),
      ("pt-BR", 1, "1 mensagem"), ("pt-BR", 12_345_678, "12.345.678 mensagens"),
    ])
  func plurals(tag: String, count: Int, text: String) {
    #expect(localization(tag).string(LocalizedString(SampleText.messages, ["count": .number(count)])) == text)
  }

  @Test("holds money and dates as the language writes them")
  func values() throws {
    let price = Money(minorUnits: 123_450, currency: try Currency(code: "BRL"))
    let string = LocalizedString(SampleText.price, ["price": .money(price), "end": .date(Self.now)])
    #expect(localization("en").string(string) == "R$1,234.50, until Mar 5, 2026")
    #expect(localization("pt-BR").string(string) == "R$\u{A0}1.234,50, até 5 de mar. de 2026")
  }

  @Test("writes a value that stands alone as the language does, and a text as it is")
  func alone() {
    #expect(localization("en").string(LocalizedString(value: .number(1_234))) == "1,234")
    #expect(localization("pt-BR").string(LocalizedString(value: .number(1_234))) == "1.234")
    #expect(localization("en").string(LocalizedString(value: .text("{name}"))) == "{name}")
  }

  @Test("shows what it does not know")
  func unknown() {
    #expect(localization("en").string(LocalizedString("sample.nothing")) == "sample.nothing")
    #expect(localization("en").string(LocalizedString("sample.greeting")) == "Hello {name}!")
    #expect(localization("en").string(LocalizedString("sample.greeting", ["name": "{name} {"])) == "Hello {name} {!")
  }

  @Test(
    "tells times",
    arguments: [
      (0.0, "12:00 AM", "00:00"), (43_200, "12:00 PM", "12:00"), (47_099, "1:04 PM", "13:04"),
      (-1, "11:59 PM", "23:59"),
    ] as [(Double, String, String)])
  func times(seconds: Double, english: String, portuguese: String) {
    #expect(localization("en").time(Date(timeIntervalSince1970: seconds)) == english)
    #expect(localization("pt-BR").time(Date(timeIntervalSince1970: seconds)) == portuguese)
  }

  @Test(
    "tells dates of all centuries, and none that would not fit",
    arguments: [
      (0.0, "Jan 1, 1970"), (951_782_400, "Feb 29, 2000"), (-2_208_988_801, "Dec 31, 1899"),
      (4_107_542_400, "Mar 1, 2100"),
      (1e300, "Dec 31, 9999"), (-1e300, "Jan 1, 0"), (Double.nan, "Jan 1, 0"),
    ] as [(Double, String)])
  func dates(seconds: Double, text: String) {
    let date = localization("en").date(Date(timeIntervalSince1970: seconds))
    if seconds.isNaN { #expect(!date.isEmpty) } else { #expect(date == text) }
  }

  @Test(
    "tells how long ago",
    arguments: [
      (0, "just now", "agora mesmo"), (59, "just now", "agora mesmo"), (60, "1 minute ago", "há 1 minuto"),
      (3_599, "59 minutes ago", "há 59 minutos"), (3_600, "1 hour ago", "há 1 hora"),
      (50_400, "14 hours ago", "há 14 horas"),
      (54_000, "yesterday", "ontem"), (136_800, "yesterday", "ontem"), (140_400, "2 days ago", "há 2 dias"),
      (-120, "in 2 minutes", "em 2 minutos"), (-7_200, "in 2 hours", "em 2 horas"), (-72_000, "tomorrow", "amanhã"),
      (864_000, "Feb 23, 2026", "23 de fev. de 2026"), (-259_200, "in 3 days", "em 3 dias"),
    ] as [(Double, String, String)])
  func relative(secondsAgo: Double, english: String, portuguese: String) {
    let date = Self.now.addingTimeInterval(-secondsAgo)
    #expect(localization("en").relativeTime(date) == english)
    #expect(localization("pt-BR").relativeTime(date) == portuguese)
  }

  @Test("days begin where the time zone says")
  func timeZone() {
    var localization = localization("en")
    localization.timeZone = LocalTime(secondsFromGMT: -3 * 3_600)
    #expect(localization.date(Date(timeIntervalSince1970: 3_600)) == "Dec 31, 1969")
    #expect(localization.time(Date(timeIntervalSince1970: 3_600)) == "10:00 PM")
  }
}

@Suite("A catalogue of texts")
struct TextCatalogTests {
  @Test("of this library is complete")
  func library() {
    #expect(TextCatalog.standard.faults(of: LibraryText.self).isEmpty)
    #expect(TextCatalog.standard.faults(of: PlainText.self).isEmpty)
  }

  @Test("tells what is missing, superfluous or there twice")
  func faults() {
    #expect(TextCatalog([.english, .portuguese]).faults(of: SampleText.self).isEmpty)
    let partial = TextTable(.brazilianPortuguese, [SampleText.greeting: "Olá!", .messages: "{count} e {sum}"])
    #expect(
      TextCatalog([.english, partial, partial]).faults(of: SampleText.self) == [
        "sample.greeting is there twice in pt-BR.", "sample.greeting lacks {name} in pt-BR.",
        "sample.messages lacks {sum} in en.", "sample.messages is there twice in pt-BR.",
        "sample.price is missing in pt-BR.",
      ])
    #expect(
      TextCatalog([.english]).superfluousKeys(startingWith: "sample.", besides: LibraryText.self)
        == ["sample.greeting", "sample.messages", "sample.price"])
  }
}
