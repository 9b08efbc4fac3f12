import Presentation
import Shipping

extension NumberFault {
  /// Why a text is no tracking number, without a capital and a full stop.
  var text: LocalizedString {
    switch self {
    case .empty: LocalizedString(NumberText.empty)
    case .onlyZeros: LocalizedString(NumberText.onlyZeros)
    case .tooLong(let limit): LocalizedString(NumberText.tooLong, ["most": .number(limit)])
    case .foreignCharacter(let scalar):
      LocalizedString(NumberText.foreign, ["symbol": .text(Self.name(of: scalar))])
    case .unusedForm(let form): LocalizedString(NumberText.unusedForm, ["form": .localized(form.text)])
    case .resembles(let form, let services):
      services.map { $0.text(form) }.joined(by: .both)
        ?? LocalizedString(NumberText.unusedForm, ["form": .localized(form.text)])
    case .otherLength(let service, let lengths, let count):
      LocalizedString(
        lengths.count == 1 ? NumberText.otherLength : .otherLengths,
        [
          "service": .text(service), "least": .number(lengths.lowerBound), "most": .number(lengths.upperBound),
          "count": .number(count),
        ])
    case .misplaced(let service, let position, let expected):
      LocalizedString(
        NumberText.misplaced,
        ["service": .text(service), "position": .number(position), "expected": .localized(expected.text)])
    }
  }
}

extension LocalizedString {
  /// `fedex or purolator`
  static func alternatives(_ texts: [String]) -> LocalizedString {
    texts.map { LocalizedString(value: .text($0)) }.joined(by: .or)
      ?? LocalizedString(value: "")
  }
}

extension [LocalizedString] {
  /// Nil where there are none.
  fileprivate func joined(by key: NumberText) -> LocalizedString? {
    guard let first else { return nil }
    return dropFirst().reduce(first) { LocalizedString(key, ["one": .localized($0), "other": .localized($1)]) }
  }
}

extension NumberForm {
  fileprivate var text: LocalizedString {
    LocalizedString(isDigits ? NumberText.digits : .characters, ["count": .number(count)])
  }
}

extension Resemblance {
  fileprivate func text(_ form: NumberForm) -> LocalizedString {
    LocalizedString(
      NumberText.resembles,
      ["form": .localized(form.text), "service": .text(service), "difference": .localized(difference.text)])
  }
}

extension Resemblance.Difference {
  fileprivate var text: LocalizedString {
    switch self {
    case .unknownCountry(let code): LocalizedString(NumberText.unknownCountry, ["code": .text(code)])
    case .checkDigit(let found, let expected):
      Self.comparison(.checkDigit, impossible: .checkDigitImpossible, found, expected)
    case .checkCharacter(let found, let expected):
      Self.comparison(.checkCharacter, impossible: .checkCharacterImpossible, found, expected)
    }
  }

  private static func comparison(
    _ key: NumberText, impossible: NumberText, _ found: Character, _ expected: Character?
  ) -> LocalizedString {
    guard let expected else { return LocalizedString(impossible, ["found": .text(String(found))]) }
    return LocalizedString(key, ["expected": .text(String(expected)), "found": .text(String(found))])
  }
}

extension NumberSymbol {
  fileprivate var text: LocalizedString {
    switch self {
    case .digit: LocalizedString(NumberText.digit)
    case .letter: LocalizedString(NumberText.letter)
    case .letterOrDigit: LocalizedString(NumberText.either)
    case .oneOf(let characters): LocalizedString(NumberText.oneOf, ["characters": .text(characters)])
    case .text(let texts): .alternatives(texts)
    }
  }
}
