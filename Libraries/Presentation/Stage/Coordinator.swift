/// Puts the screens of a feature on stage: makes their controllers, joins data from several sources for them, takes
/// their results to managers, and never changes a model itself.
public protocol Coordinator: Sendable {
  /// The texts of the screens, a table per language.
  static var texts: [TextTable] { get }

  /// Where the feature begins, for a program to show as tabs.
  var tabs: [Shell.Tab] { get }

  /// The places of the feature.
  var routes: [ScreenRoute] { get }
}
