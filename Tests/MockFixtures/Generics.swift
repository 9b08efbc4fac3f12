/// Requirements with type parameters of their own.
public protocol Generics: Sendable {
  func keep<Value>(_ value: Value)
  func first<Value: Hashable & Sendable>(_ values: [Value], or other: Value?) -> Value?
  func decode<Value: Decodable>(_ type: Value.Type, from text: String) throws -> Value
  func dictionary<Key, Value>(_ values: [Key: Value]) -> [Key: Value] where Key: Hashable, Value: Sendable
  func map<Value>(_ transform: (Int) -> Value) -> [Value]
  func drawn<Surface: Canvas>(on surface: Surface) -> Surface
  func sum(_ values: some Collection<Int>, of kind: any Collection<String>) -> Int
  func open<Element>(_ values: some Collection<Element>) -> Element?
  func waiting<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value
  func shadowing<Value>(_ answer: Value) -> Value
  func pack<each Value>(_ values: repeat each Value)
  subscript<Key: Hashable>(key: Key) -> Int { get }
}
