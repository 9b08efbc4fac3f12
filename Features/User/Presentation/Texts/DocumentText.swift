import Presentation
import User

/// Why a text is no number of a document, without a capital and a full stop.
enum DocumentText: String, TextKey {
  case empty = "user-document.empty", foreign = "user-document.foreign", length = "user-document.length"
  case misplaced = "user-document.misplaced", repetition = "user-document.repetition", check = "user-document.check"

  /// What may stand at a place.
  case digit = "user-document.digit", letter = "user-document.letter", either = "user-document.either"
  case oneOf = "user-document.one-of"

  /// Which check digit it is.
  case firstDigit = "user-document.first-digit", secondDigit = "user-document.second-digit"
  case lastLetter = "user-document.last-letter", lastSymbol = "user-document.last-symbol"

  /// Between the last two of several.
  case or = "user-document.or"
}

extension TextTable {
  static let documentsEnglish = TextTable(
    .english,
    [
      DocumentText.empty: "there is no number",
      .foreign: "{symbol} cannot be in a {kind}",
      .length: .plural(
        one: "it has {count} letter or digit instead of {expected}",
        other: "it has {count} letters and digits instead of {expected}"),
      .misplaced: "character {position} should be {expected}, not {symbol}",
      .repetition: "it is one digit over and over",
      .check: "the {place} should be {expected}, not {symbol}",
      .digit: "a digit", .letter: "a letter", .either: "a letter or a digit", .oneOf: "one of {letters}",
      .firstDigit: "first check digit", .secondDigit: "second check digit", .lastLetter: "letter at the end",
      .lastSymbol: "digit or letter at the end", .or: "{one} or {other}",
    ])

  static let documentsBrazilianPortuguese = TextTable(
    .brazilianPortuguese,
    [
      DocumentText.empty: "falta o número",
      .foreign: "{symbol} não pode estar em um {kind}",
      .length: .plural(
        one: "tem {count} letra ou dígito em vez de {expected}",
        other: "tem {count} letras e dígitos em vez de {expected}"),
      .misplaced: "o caractere {position} deveria ser {expected}, e não {symbol}",
      .repetition: "é um só dígito repetido",
      .check: "{place} deveria ser {expected}, e não {symbol}",
      .digit: "um dígito", .letter: "uma letra", .either: "uma letra ou um dígito", .oneOf: "um de {letters}",
      .firstDigit: "o primeiro dígito verificador", .secondDigit: "o segundo dígito verificador",
      .lastLetter: "a letra no fim", .lastSymbol: "o dígito ou a letra no fim", .or: "{one} ou {other}",
    ])
}

extension DocumentFault {
  /// Why a text is no number of a kind.
  func text(for kind: DocumentKind) -> LocalizedString {
    switch self {
    case .empty: LocalizedString(DocumentText.empty)
    case .foreign(let scalar):
      LocalizedString(DocumentText.foreign, ["symbol": .text(Self.name(of: scalar)), "kind": .text(kind.name)])
    case .length(let count, let expected):
      LocalizedString(DocumentText.length, ["count": .number(count), "expected": .number(expected)])
    case .misplaced(let symbol, let position, let expected):
      LocalizedString(
        DocumentText.misplaced,
        ["position": .number(position), "expected": .localized(expected.text), "symbol": .text(String(symbol))])
    case .repetition: LocalizedString(DocumentText.repetition)
    case .check(let place, let found, let expected):
      LocalizedString(
        DocumentText.check,
        [
          "place": .localized(LocalizedString(place.key)), "expected": Self.alternatives(expected),
          "symbol": .text(String(found)),
        ])
    }
  }

  private static func alternatives(_ symbols: [Character]) -> LocalizedString.Argument {
    guard let last = symbols.last, symbols.count > 1 else { return .text(symbols.map(String.init).joined()) }
    let others = symbols.dropLast().map(String.init).joined(separator: ", ")
    return .localized(LocalizedString(DocumentText.or, ["one": .text(others), "other": .text(String(last))]))
  }
}

extension DocumentSymbol {
  fileprivate var text: LocalizedString {
    switch self {
    case .digit: LocalizedString(DocumentText.digit)
    case .letter: LocalizedString(DocumentText.letter)
    case .digitOrLetter: LocalizedString(DocumentText.either)
    case .oneOf(let letters): LocalizedString(DocumentText.oneOf, ["letters": .text(letters)])
    }
  }
}

extension DocumentCheckPlace {
  fileprivate var key: DocumentText {
    switch self {
    case .firstDigit: .firstDigit
    case .secondDigit: .secondDigit
    case .letter: .lastLetter
    case .digitOrLetter: .lastSymbol
    }
  }
}
