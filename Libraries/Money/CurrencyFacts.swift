/// What ISO 4217 says about one currency, and how people abbreviate it.
struct CurrencyFacts: Sendable {
  let code: String
  let decimals: Int
  let name: String
  let symbol: String

  init(_ code: String, _ decimals: Int, _ name: String, _ symbol: String) {
    self.code = code
    self.decimals = decimals
    self.name = name
    self.symbol = symbol
  }
}
