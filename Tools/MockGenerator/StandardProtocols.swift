/// What protocols of the standard library require, of those that a mock can conform to.
enum StandardProtocols {
  /// Their requirements, as the compiler would print them. Those that any class meets have none.
  static func requirements(of name: String) -> [String]? { table[name] }

  private static let table: [String: [String]] = [
    "AnyActor": [], "AnyObject": [], "Copyable": [], "Error": [], "Escapable": [], "Sendable": [],
    "SendableMetatype": [],
    "Actor": [], "Equatable": [], "Hashable": [],
    "AsyncSequence": [
      "associatedtype Element",
      "associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element",
      "func makeAsyncIterator() -> AsyncIterator",
    ],
    "AsyncIteratorProtocol": ["associatedtype Element", "mutating func next() async throws -> Element?"],
    "Comparable": ["static func < (left: Self, right: Self) -> Bool"],
    "CustomDebugStringConvertible": ["var debugDescription: String { get }"],
    "CustomStringConvertible": ["var description: String { get }"],
    "Decodable": ["init(from decoder: any Decoder) throws"],
    "Encodable": ["func encode(to encoder: any Encoder) throws"],
    "Identifiable": ["associatedtype ID: Hashable", "var id: ID { get }"],
    "IteratorProtocol": ["associatedtype Element", "mutating func next() -> Element?"],
    "LocalizedError": [],
    "LosslessStringConvertible": ["init?(_ description: String)", "var description: String { get }"],
    "RawRepresentable": ["associatedtype RawValue", "init?(rawValue: RawValue)", "var rawValue: RawValue { get }"],
    "Sequence": [
      "associatedtype Element", "associatedtype Iterator: IteratorProtocol where Iterator.Element == Element",
      "func makeIterator() -> Iterator",
    ],
    "TextOutputStream": ["mutating func write(_ string: String)"],
  ]
}
