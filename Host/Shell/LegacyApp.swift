import LegacyInterface
import Synchronization

/// The shell that is no module yet.
///
/// Until there are screens, what is put on stage is the matching command; it runs after the one that asked for it.
final class LegacyApp: LegacyInterface {
  private let environment: [String: String]
  private let waiting = Mutex<[Route]>([])

  init(environment: [String: String]) {
    self.environment = environment
  }

  func present(route: String) throws {
    let route = try Route(route)
    waiting.withLock { $0.append(route) }
  }

  /// The routes to put on stage, in order; each is handed out once.
  func takeRoutes() -> [Route] {
    waiting.withLock { routes in
      defer { routes = [] }
      return routes
    }
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
