import Money
import Presentation

/// What somebody typed cannot be read.
enum TypingFault: Error, Equatable {
  /// No amount in this currency.
  case amount(String, Currency)
  /// No code of ISO 4217.
  case currency(String)
}

extension TypingFault: LocalizedFailure {
  /// What was expected.
  var text: LocalizedString {
    switch self {
    case .amount(let text, let currency):
      LocalizedString(
        ItemText.amountFault,
        [
          "text": .text(String(text.prefix(30))), "currency": .text(currency.code),
          "example": .text(currency.decimalString(ofMinorUnits: 1_250)),
        ])
    case .currency(let code): LocalizedString(ItemText.currencyFault, ["text": .text(String(code.prefix(30)))])
    }
  }
}

extension Currency {
  /// Reads an amount that somebody typed. Throws ``TypingFault``.
  func money(typed text: String) throws(TypingFault) -> Money {
    do throws(MoneyError) {
      return try Money(typed: text, in: self)
    } catch {
      throw .amount(text, self)
    }
  }

  /// Reads what somebody typed. Throws ``TypingFault``.
  init(typed code: String) throws(TypingFault) {
    do throws(MoneyError) {
      try self.init(code: code)
    } catch {
      throw .currency(code)
    }
  }
}
