import Commands
import Presentation

/// The places of the market: their screens, and the commands that print the same.
struct MarketPlaces: Sendable {
  let routes: RouteTable

  /// What prints a place, but for what follows its word in the address.
  private static let commands: [String: [String]] = [
    "browse": ["item", "search"],
    "conversation": ["chat", "show"],
    "inbox": ["chat", "inbox"],
    "item": ["item", "show"],
    "me": ["user", "whoami"],
    "parcel": ["ship", "track"],
    "parcels": ["ship", "list"],
    "user": ["user", "show"],
  ]

  /// What is at an address. Throws a usage failure where it leads nowhere.
  func place(at address: String) throws -> RouteTable.Place {
    do {
      return try routes.place(at: address)
    } catch {
      throw Failure(
        .usage, "\"\(address)\" is no address of this market.",
        hint: """
          Addresses look like marketplace://item/42, marketplace://conversation/7, marketplace://user/ana or \
          marketplace://inbox.
          """)
    }
  }

  /// The command line that prints what is at an address. Throws a failure where nothing is, or only a screen.
  func command(at address: String) throws -> [String] {
    let place = try place(at: address)
    guard let command = Self.commands[place.word] else {
      throw Failure(.usage, "\(place.address) is a screen, and needs a terminal.")
    }
    return command + [place.parameter].compactMap(\.self)
  }
}
