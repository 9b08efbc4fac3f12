/// A situation that a feature has to cope with, as a few commands in a world of its own.
public struct Scenario: Sendable {
  /// What people type: lower case, with dashes.
  public let name: String
  /// What happens, in a few words without a full stop.
  public let summary: String
  let market: CannedMarket
  let play: @Sendable (Stage) async throws -> Void

  /// A scenario that starts in `market`.
  public init(
    _ name: String, _ summary: String, in market: CannedMarket = .standard,
    play: @escaping @Sendable (Stage) async throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.market = market
    self.play = play
  }
}
