/// What all views of a window have in common.
public struct ViewEnvironment: Sendable {
  /// How roles look.
  public var palette: Palette
  /// How the program speaks.
  public var localization: Localization
  /// Distances; a window sets them by its size.
  public var metrics: Metrics

  /// The standard palette, English, and regular distances unless given.
  public init(
    palette: Palette = .standard, localization: Localization = Localization(), metrics: Metrics = .regular
  ) {
    self.palette = palette
    self.localization = localization
    self.metrics = metrics
  }

  /// How a role looks.
  public func style(_ role: Role) -> CellStyle { palette.style(role) }

  /// A text in the program's language.
  public func string(_ string: LocalizedString) -> String { localization.string(string) }
}
