import Testing
import User

struct DocumentTests {
  @Test(
    "Right numbers are accepted with and without separators, in either case",
    arguments: [
      (DocumentKind.cpf, "31415926590", "31415926590"), (.cpf, "314.159.265-90", "31415926590"),
      (.cpf, " 2718-2818.205 ", "27182818205"), (.cpf, "00000001910", "00000001910"),
      (.cnpj, "31.415.926/5358-73", "31415926535873"), (.cnpj, "lo.ja2.026/ab01-29", "LOJA2026AB0129"),
      (.cnpj, "ZZZZZZZZZZZZ62", "ZZZZZZZZZZZZ62"), (.cnpj, "00 000 000 0001 91", "00000000000191"),
      (.dni, "31415926L", "31415926L"), (.dni, "00000001-r", "00000001R"), (.dni, "00000000T", "00000000T"),
      (.nie, "x-3141592-e", "X3141592E"), (.nie, "Y2718281V", "Y2718281V"), (.nie, "Z 0000001 Y", "Z0000001Y"),
      (.cif, "A31415920", "A31415920"), (.cif, "A-3141592-J", "A3141592J"), (.cif, "q2718281e", "Q2718281E"),
      (.cif, "W00000018", "W00000018"), (.cif, "B0000000J", "B0000000J"),
    ])
  func valid(kind: DocumentKind, typed: String, number: String) throws {
    #expect(try kind.document(typed).number == number)
  }

  @Test(
    "Wrong numbers are refused with the reason",
    arguments: [
      (DocumentKind.cpf, "31415926580", DocumentFault.check(.firstDigit, found: "8", expected: ["9"])),
      (.cpf, "31415926591", .check(.secondDigit, found: "1", expected: ["0"])),
      (.cpf, "3141592659", .length(10, expected: 11)), (.cpf, "314159265900", .length(12, expected: 11)),
      (.cpf, "314159/26590", .foreign("/")), (.cpf, "3141592659O", .misplaced("O", position: 11, expected: .digit)),
      (.cpf, "111.111.111-11", .repetition), (.cpf, "", .empty), (.cpf, ".- ", .empty),
      (.cnpj, "00000000000000", .repetition),
      (.cnpj, "LOJA2026AB0192", .check(.firstDigit, found: "9", expected: ["2"])),
      (.cnpj, "LOJA2026AB012X", .misplaced("X", position: 14, expected: .digit)),
      (.cnpj, "31_415926535873", .foreign("_")),
      (.dni, "31415926A", .check(.letter, found: "A", expected: ["L"])), (.dni, "31.415.926-L", .foreign(".")),
      (.dni, "314159268", .misplaced("8", position: 9, expected: .letter)), (.dni, "1R", .length(2, expected: 9)),
      (.nie, "W3141592E", .misplaced("W", position: 1, expected: .oneOf("XYZ"))),
      (.nie, "X3141592F", .check(.letter, found: "F", expected: ["E"])),
      (.cif, "A31415921", .check(.digitOrLetter, found: "1", expected: ["0", "J"])),
      (.cif, "K31415920", .misplaced("K", position: 1, expected: .oneOf("ABCDEFGHJNPQRSUVW"))),
      (.cif, "A314T5920", .misplaced("T", position: 5, expected: .digit)),
    ])
  func invalid(kind: DocumentKind, typed: String, fault: DocumentFault) {
    #expect(throws: fault) { try kind.document(typed) }
  }

  @Test("No text is too strange for any kind", arguments: DocumentKind.allCases)
  func strangeTexts(kind: DocumentKind) {
    let texts = [
      "🙂", "３１４１５９２６５９０", "٣١٤١٥٩٢٦٥٩٠", "31415926590\u{301}", "\0", "\u{202E}31415926590",
      "\u{FF21}3141592J", "ß1415926L", "ı1415926L", String(repeating: "9", count: 1_000_000),
      String(repeating: "-", count: 1_000_000),
    ]
    for text in texts {
      #expect(throws: DocumentFault.self) { try kind.document(text) }
    }
  }

  @Test("Kinds are named in either case", arguments: [("cpf", DocumentKind.cpf), ("CNPJ", .cnpj), ("Nie", .nie)])
  func kindNames(name: String, kind: DocumentKind) {
    #expect(DocumentKind(named: name) == kind)
  }

  @Test("Other words name no kind", arguments: ["", "passport", "cpf ", "ｃｐｆ", "\u{212A}if"])
  func noKind(name: String) {
    #expect(DocumentKind(named: name) == nil)
  }

  @Test(
    "A masked number shows its last two characters",
    arguments: [
      (DocumentKind.cpf, "31415926590", "***.***.***-90"), (.cnpj, "LOJA2026AB0129", "**.***.***/****-29"),
      (.dni, "31415926L", "*******6L"), (.nie, "X3141592E", "*******2E"), (.cif, "A3141592J", "*******2J"),
    ])
  func mask(kind: DocumentKind, number: String, masked: String) throws {
    #expect(try kind.document(number).masked == masked)
  }
}
