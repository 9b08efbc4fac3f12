public import Commands
import LegacyInterface
public import Money

extension ValueParser where Value == Currency {
  /// A code of ISO 4217 in either case.
  public static var currency: ValueParser {
    ValueParser("a currency of ISO 4217, such as EUR") { try? Currency(code: $0) }
  }
}

extension ItemCommands {
  /// The currency that was named, or what the app's settings say.
  func currency(_ named: Currency?) throws -> Currency {
    if let named { return named }
    return try currency(code: joined.legacy().currencyCode)
  }

  /// The currency with this code.
  func currency(code: String) throws -> Currency {
    do {
      return try Currency(code: code)
    } catch {
      throw UsageFailure(sentence(error), hint: "Name one with --currency.")
    }
  }

  /// What was typed for an option as minor units of a currency.
  func minorUnits(_ text: String, in currency: Currency, for option: String) throws -> Int64 {
    do {
      return try Money(text, in: currency).minorUnits
    } catch {
      throw UsageFailure("\(option): \(error.description).")
    }
  }

  private func sentence(_ error: MoneyError) -> String {
    let text = error.description
    return "\(text.prefix(1).uppercased())\(text.dropFirst())."
  }
}
