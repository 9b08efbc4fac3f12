public import Presentation

/// A screen in a situation, for tests to look at.
///
/// ```swift
/// ScreenCase("cpf-wrong", "says that 11 digits are wrong", at: "cpf", keys: "52998224726")
/// ```
public struct ScreenCase: Sendable {
  /// The name of its snapshot.
  public let name: String
  /// What the screen does here, to go on from its name.
  public let behaviour: String
  let address: String
  let size: Size
  let language: Language
  let hasColors: Bool
  let scenario: String?
  let handle: String?
  let keys: String

  /// The screen at `address`, as `handle` sees it after pressing `keys`, written as for `screen --keys`; in the situation
  /// of a scenario where one is named.
  public init(
    _ name: String, _ behaviour: String, at address: String, size: Size = Size(width: 80, height: 24),
    language: Language = .english, hasColors: Bool = true, scenario: String? = nil, as handle: String? = "ana",
    keys: String = ""
  ) {
    self.name = name
    self.behaviour = behaviour
    self.address = address
    self.size = size
    self.language = language
    self.hasColors = hasColors
    self.scenario = scenario
    self.handle = handle
    self.keys = keys
  }
}

extension Example {
  /// What the screen of a case shows, in a world of its own: text, with the styles of a terminal without colours where
  /// the case has none. Throws where the case names a scenario or a key that there is not.
  public func text(of screen: ScreenCase) async throws -> String {
    let scenario = try screen.scenario.map { name in
      guard let scenario = scenarios.first(where: { $0.name == name }) else {
        throw OutOfOrder("there is no scenario \(name)")
      }
      return scenario
    }
    guard let keys = Key.keys(in: screen.keys) else { throw OutOfOrder("\(screen.keys) are no keys") }
    let looks = ExampleStage.Looks(
      size: screen.size, language: screen.language, palette: screen.hasColors ? .standard : .monochrome)
    let frame = try await frame(of: screen.address, looks, scenario, as: screen.handle, keys: keys)
    return screen.hasColors ? frame.text : frame.ansi(colors: .none)
  }
}

extension Size {
  /// The smallest terminal that screens are made for.
  public static let small = Size(width: 40, height: 12)
}
