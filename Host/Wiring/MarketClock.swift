#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What time it is in the market.
struct MarketClock: Sendable {
  let now: @Sendable () -> Date

  /// The clock of the machine.
  static let system = MarketClock { Date() }
}
