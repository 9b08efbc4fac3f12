/// What modules still need from the main app because nobody has made a module of it yet. It may only shrink.
public protocol LegacyInterface: Sendable {
  /// Puts a route of the app on stage, such as `marketplace://item/42`. A coordinator library is to take it over.
  func present(route: String) throws

  /// Whether a feature switch is on; an unknown one is off. A switches module is to take it over.
  func isSwitchOn(_ name: String) -> Bool

  /// Notes that something happened, for those who improve the app. An analytics module is to take it over.
  func track(event: String, properties: [String: String])

  /// BCP 47, such as `en` or `pt-BR`. UserInterface is to take it over.
  var language: String { get }

  /// ISO 4217: what a price is in where none was named. UserInterface is to take it over.
  var currencyCode: String { get }
}
