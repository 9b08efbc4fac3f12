/// A currency of ISO 4217.
///
/// One byte wide, and equal when the code is; its facts lie in a table that is never copied. A value can only be made
/// from a known code, so every currency that a program holds is a real one.
public struct Currency: Hashable, Sendable {
  private let row: UInt8

  private init(row: UInt8) {
    self.row = row
  }

  /// The currency with a three-letter code, in either case.
  ///
  /// Throws `MoneyError.unknownCurrency`. O(1).
  public init(code: String) throws(MoneyError) {
    guard let row = Self.rows[code] ?? Self.rows[code.uppercased()] else {
      throw .unknownCurrency(code)
    }
    self.row = row
  }

  /// Three capital letters, such as `EUR`.
  public var code: String { facts.code }

  /// How many digits follow the decimal point: 0, 2, 3 or 4.
  public var decimals: Int { facts.decimals }

  /// The English name of the standard, such as `Pound Sterling`.
  public var name: String { facts.name }

  /// A sign that means no other currency, such as `€` or `US$`; the code where there is none.
  public var symbol: String { facts.symbol }

  /// Every active currency, by code.
  public static let all: [Currency] = CurrencyFacts.all.indices.map { Currency(row: UInt8($0)) }

  private var facts: CurrencyFacts { CurrencyFacts.all[Int(row)] }

  private static let rows: [String: UInt8] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.code, $0.row) })
}

extension Currency: Comparable {
  /// By code.
  public static func < (left: Currency, right: Currency) -> Bool {
    left.row < right.row
  }
}

extension Currency: CustomStringConvertible {
  /// The code.
  public var description: String { code }
}
