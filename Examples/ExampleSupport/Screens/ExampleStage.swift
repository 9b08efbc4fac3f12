import ChatInterfaceMocks
import Dispatch
import ItemInterfaceMocks
import LegacyInterfaceMocks
import Mocking
import Presentation
import UserInterfaceMocks

/// The screens of a feature in a world.
@MainActor
struct ExampleStage {
  let shell: Shell
  private let world: CannedWorld

  /// How the screens are to look.
  struct Looks: Sendable {
    var size = Size(width: 80, height: 24)
    var language = Language.english
    var palette = Palette.standard
  }

  init(_ feature: ExampleFeature, in world: CannedWorld, _ looks: Looks, schedulers: ScreenSchedulers) {
    self.world = world
    world.legacy.onLanguage.returns(looks.language.tag)
    let coordinator = feature.makeCoordinator(schedulers)
    let localization = Localization(
      language: looks.language, catalog: TextCatalog(type(of: coordinator).texts + ExampleText.tables),
      now: { [clock = world.clock] in clock.now }, timeZone: LocalTime(secondsFromGMT: 0))
    let entrance = Entrance()
    let routes = RouteTable(
      scheme: "marketplace", feature.routes(of: coordinator, in: world) { entrance.welcome($0) })
    let shell = Shell(
      routes: routes, tabs: coordinator.tabs, size: looks.size,
      environment: ViewEnvironment(palette: looks.palette, localization: localization))
    self.shell = shell
    entrance.shell = shell
    let open: @Sendable (String) -> Void = { [weak shell] address in
      shell?.later { [weak shell] _ in shell?.open(address, of: routes) }
    }
    world.legacy.onPresent.performs { open($0) }
    world.items.onShowItem.performs { open("marketplace://item/\($0)") }
    world.users.onShowProfile.performs { open("marketplace://user/\($0)") }
    world.chat.onShowConversation.performs { open("marketplace://conversation/\($0)") }
    world.chat.onShowInbox.performs { open("marketplace://inbox") }
  }

  /// What is at an address, or on the first screen, once nothing more happens by itself; after keys were pressed.
  func frame(at address: String?, keys: [Key] = []) async -> Frame {
    shell.start(at: address)
    await settle()
    for key in keys {
      shell.window.handle(key)
      await settle()
    }
    return shell.window.render()
  }

  /// Lets come what waits for the main actor.
  private func settle() async {
    for _ in 0..<4 {
      _ = shell.window.render()
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}

/// Where somebody signs in, whose screens begin anew.
@MainActor
private final class Entrance {
  weak var shell: Shell?

  func welcome(_ person: CannedPerson) {
    // The screen on which it was chosen goes, and is to be done with its key by then.
    shell?.later { [weak shell] _ in
      shell?.startAnew()
      let text = LocalizedString(ExampleText.signedIn, ["handle": .text(person.handle)])
      shell?.toast(text.styled(.positive))
    }
  }
}

extension Shell {
  /// Goes to a place of the feature, or says that it is another's.
  fileprivate func open(_ address: String, of routes: RouteTable) {
    if (try? routes.place(at: address)) != nil { return open(address) }
    toast(LocalizedString(ExampleText.elsewhere, ["address": .text(address)]).styled(.body))
  }
}
