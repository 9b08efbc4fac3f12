/// A situation that a feature has to cope with, as a few commands in a world of its own.
public struct Scenario: Sendable {
  /// What people type: lower case, with dashes.
  public let name: String
  /// What happens, in a few words without a full stop.
  public let summary: String
  let market: CannedMarket
  let prepare: @Sendable (CannedWorld) throws -> Void
  let play: @Sendable (Stage) async throws -> Void

  /// A scenario that starts in `market`. `prepare` brings about the situation for screens, which begin in it; the
  /// commands of `play` come upon it by themselves.
  public init(
    _ name: String, _ summary: String, in market: CannedMarket = .standard,
    prepare: @escaping @Sendable (CannedWorld) throws -> Void = { _ in },
    play: @escaping @Sendable (Stage) async throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.market = market
    self.prepare = prepare
    self.play = play
  }
}
