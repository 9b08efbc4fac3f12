import Presentation
import Shipping

/// Why a text is no tracking number, without a capital and a full stop.
enum NumberText: String, TextKey {
  case empty = "shipping-number.empty", onlyZeros = "shipping-number.zeros", tooLong = "shipping-number.too-long"
  case foreign = "shipping-number.foreign", unusedForm = "shipping-number.unused"
  case resembles = "shipping-number.resembles", both = "shipping-number.both"
  case otherLength = "shipping-number.length", otherLengths = "shipping-number.lengths"
  case misplaced = "shipping-number.misplaced"

  case unknownCountry = "shipping-number.country"
  case checkDigit = "shipping-number.check-digit", checkDigitImpossible = "shipping-number.check-digit.impossible"
  case checkCharacter = "shipping-number.check-character"
  case checkCharacterImpossible = "shipping-number.check-character.impossible"

  /// How long it is.
  case digits = "shipping-number.digits", characters = "shipping-number.characters"

  /// What may stand at a place.
  case digit = "shipping-number.digit", letter = "shipping-number.letter", either = "shipping-number.either"
  case oneOf = "shipping-number.one-of", or = "shipping-number.or"
}

extension TextTable {
  static let numbersEnglish = TextTable(
    .english,
    [
      NumberText.empty: "there is no number",
      .onlyZeros: "nothing but zeros",
      .tooLong: "longer than the {most} characters that any carrier could use",
      .foreign: "{symbol} is no letter, digit, space or dash",
      .unusedForm: "no carrier uses this form ({form})",
      .resembles: "{form} like {service}, but {difference}",
      .both: "{one}; {other}",
      .otherLength: "begins like {service}, which has {least} characters, not {count}",
      .otherLengths: "begins like {service}, which has {least} to {most} characters, not {count}",
      .misplaced: "begins like {service}, but character {position} should be {expected}",
      .unknownCountry: "{code} is no country code",
      .checkDigit: "the check digit should be {expected}, not {found}",
      .checkDigitImpossible: "the check digit cannot be {found}",
      .checkCharacter: "the check character should be {expected}, not {found}",
      .checkCharacterImpossible: "the check character cannot be {found}",
      .digits: .plural(one: "{count} digit", other: "{count} digits"),
      .characters: .plural(one: "{count} character", other: "{count} characters"),
      .digit: "a digit", .letter: "a letter", .either: "a letter or digit", .oneOf: "one of {characters}",
      .or: "{one} or {other}",
    ])

  static let numbersBrazilianPortuguese = TextTable(
    .brazilianPortuguese,
    [
      NumberText.empty: "falta o código",
      .onlyZeros: "só zeros",
      .tooLong: "mais do que os {most} caracteres que uma transportadora poderia usar",
      .foreign: "{symbol} não é letra, dígito, espaço nem hífen",
      .unusedForm: "nenhuma transportadora usa esta forma ({form})",
      .resembles: "{form} como {service}, mas {difference}",
      .both: "{one}; {other}",
      .otherLength: "começa como {service}, que tem {least} caracteres, e não {count}",
      .otherLengths: "começa como {service}, que tem de {least} a {most} caracteres, e não {count}",
      .misplaced: "começa como {service}, mas o caractere {position} deveria ser {expected}",
      .unknownCountry: "{code} não é código de país",
      .checkDigit: "o dígito verificador deveria ser {expected}, e não {found}",
      .checkDigitImpossible: "o dígito verificador não pode ser {found}",
      .checkCharacter: "o caractere verificador deveria ser {expected}, e não {found}",
      .checkCharacterImpossible: "o caractere verificador não pode ser {found}",
      .digits: .plural(one: "{count} dígito", other: "{count} dígitos"),
      .characters: .plural(one: "{count} caractere", other: "{count} caracteres"),
      .digit: "um dígito", .letter: "uma letra", .either: "uma letra ou um dígito", .oneOf: "um de {characters}",
      .or: "{one} ou {other}",
    ])
}
