import LegacyInterface
import Synchronization

/// The shell that is no module yet.
final class LegacyApp: LegacyInterface {
  /// Puts what is at an address on stage. Throws where nothing is.
  typealias Presenter = @Sendable (_ address: String) throws -> Void

  private let environment: [String: String]
  private let presenter = Mutex<Presenter>({ _ in })

  init(environment: [String: String]) {
    self.environment = environment
  }

  /// From here on `presenter` puts things on stage.
  func present(by presenter: @escaping Presenter) {
    self.presenter.withLock { $0 = presenter }
  }

  func present(route: String) throws {
    let presenter = presenter.withLock(\.self)
    try presenter(route)
  }

  /// `MARKETPLACE_SWITCHES=one,two` turns on `one` and `two`.
  func isSwitchOn(_ name: String) -> Bool {
    (environment["MARKETPLACE_SWITCHES"] ?? "").split(separator: ",").contains { $0 == name }
  }

  /// Nobody has been told that anything is collected, so nothing is.
  func track(event: String, properties: [String: String]) {}

  /// The language of `LC_ALL`, `LC_MESSAGES` or `LANG`, such as `pt-BR`; `en` where they say nothing.
  var language: String {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { self.environment[$0] }.first { !$0.isEmpty }
    let name = (locale ?? "").prefix { $0 != "." && $0 != "@" }
    return name.isEmpty || name == "C" || name == "POSIX" ? "en" : name.split(separator: "_").joined(separator: "-")
  }

  /// `MARKETPLACE_CURRENCY`, else the euro.
  var currencyCode: String {
    environment["MARKETPLACE_CURRENCY"].flatMap { $0.isEmpty ? nil : $0.uppercased() } ?? "EUR"
  }
}
