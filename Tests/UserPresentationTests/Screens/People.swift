import FoundationEssentials
import User

extension Person {
  static func named(_ handle: String, number: Int64 = 1) throws -> Person {
    Person(
      account: Account(
        number: number, handle: try Handle(handle), card: try Card(displayName: handle.capitalized),
        created: Date(timeIntervalSince1970: 1_700_000_000)))
  }
}
