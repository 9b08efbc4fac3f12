import LegacyInterface
import Testing

@Suite("The main app")
struct AppContract {
  @Test("takes every route that a feature presents", arguments: Implementation.allCases)
  func routes(implementation: Implementation) throws {
    let app = try implementation.makeWorld().legacy
    for place in ["inbox", "conversation/7", "item/42", "user/ana"] {
      #expect(throws: Never.self) { try app.present(route: "marketplace://\(place)") }
    }
  }

  @Test("has a switch off that nobody turned on", arguments: Implementation.allCases, ["", "unheard-of"])
  func switches(implementation: Implementation, name: String) throws {
    #expect(try !implementation.makeWorld().legacy.isSwitchOn(name))
  }

  @Test("takes note of anything", arguments: Implementation.allCases)
  func events(implementation: Implementation) throws {
    let app = try implementation.makeWorld().legacy
    app.track(event: "", properties: [:])
    app.track(event: "opened", properties: ["item": "42"])
  }

  @Test("names its language by BCP 47 and its currency by ISO 4217", arguments: Implementation.allCases)
  func settings(implementation: Implementation) throws {
    let app = try implementation.makeWorld().legacy
    #expect(app.language.wholeMatch(of: /[a-z]{2,3}(-[A-Za-z0-9]{2,8})*/) != nil)
    #expect(app.currencyCode.wholeMatch(of: /[A-Z]{3}/) != nil)
  }
}
