/// A situation that a feature has to cope with, as a few commands in a world of its own.
public struct Scenario: Sendable {
  /// What people type: lower case, with dashes.
  public let name: String
  /// What happens, in a few words without a full stop.
  public let summary: String
  let market: CannedMarket
  let prepare: @Sendable (CannedWorld) throws -> Void
  /// Whether screens begin in the situation; one that commands bring about by what they do is theirs alone.
  let isForScreens: Bool
  let play: @Sendable (Stage) async throws -> Void

  /// A scenario that starts in `market`, the standard one where that is nil. `prepare` brings about the situation for
  /// screens, which begin in it; the commands of `play` come upon it by themselves. Without either, the scenario is for
  /// commands alone.
  public init(
    _ name: String, _ summary: String, in market: CannedMarket? = nil,
    prepare: (@Sendable (CannedWorld) throws -> Void)? = nil,
    play: @escaping @Sendable (Stage) async throws -> Void
  ) {
    self.name = name
    self.summary = summary
    self.market = market ?? .standard
    self.prepare = prepare ?? { _ in }
    isForScreens = market != nil || prepare != nil
    self.play = play
  }
}
