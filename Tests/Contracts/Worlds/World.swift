import ChatInterface
import ItemInterface
import LegacyInterface
import Testing
import UserInterface

/// A market behind its interfaces, and what a contract has to arrange that no interface offers.
protocol World: Sendable {
  var chat: any ChatInterface { get }
  var items: any ItemInterface { get }
  var users: any UserInterface { get }
  var legacy: any LegacyInterface { get }

  /// Adds a person and returns their id.
  func addPerson(_ handle: String) throws -> String

  /// Puts an item on sale in EUR and returns its id.
  func addItem(of sellerId: String, priceMinorUnits: Int64) throws -> String

  /// Takes an available item off the market, as its seller does.
  func withdrawItem(_ id: String) throws

  /// Makes one person block another.
  func block(_ otherId: String, by userId: String) throws

  /// Makes this person the one who uses the program, or nobody.
  func signIn(_ handle: String?) throws

  /// What was paid in each recorded deal about an item, oldest first.
  func dealPrices(ofItem id: String) throws -> [Int64]
}

/// What has to keep the contracts of the interfaces.
enum Implementation: CaseIterable, CustomTestStringConvertible {
  case memory, database, canned

  var testDescription: String {
    switch self {
    case .memory: "the features in memory"
    case .database: "the features in a database"
    case .canned: "the canned world"
    }
  }

  /// A market without people and items.
  func makeWorld() throws -> any World {
    switch self {
    case .memory: try RealMarket(.memory())
    case .database: try RealMarket(.database())
    case .canned: CannedNeighbours()
    }
  }
}
