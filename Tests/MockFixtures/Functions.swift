/// Every kind of function without closures or type parameters.
public protocol Functions: Sendable {
  func nothing()
  func answered() -> Int
  func throwing(_ value: Int) throws -> Int
  func typed(_ text: String) throws(ParseError) -> Point
  func waiting(for seconds: Double) async -> String
  func waitingTyped() async throws(ParseError) -> [Int]
  func never() throws(Never) -> Int
  static func make(named name: String) -> String
  func change(_ value: inout Int, by amount: Int)
  func sum(_ values: Int..., scale: Double) -> Int
  func pair(_ pair: (a: Int, b: String)) -> (Int, String)
  func labels(_: Int, _: String, with _: Bool, for name: String) -> Bool
  func keywords(`inout` x: Int, in `class`: Int, `self`: String, `default` init: Int)
  func shadowing(answer: Int, handler: String, onShadowing: Bool) throws(ParseError) -> Int
  func `repeat`(_ times: Int) -> Int
  func dictionary(_ values: [String: [Int]]) -> [String: Int]
  @discardableResult func discardable() -> Int
  mutating func mutate()
}

/// Requirements that share a name.
public protocol Overloads {
  func find(_ id: Int) -> String?
  func find(_ id: String) -> String?
  func find(name: String) -> String?
  func find(name: String, limit: Int) -> [String]
  func find() async -> String?
  var value: Int { get }
  func value(at index: Int) -> Int
  func convert() -> Int?
  func convert() -> String?
  func tap()
  var onTap: Int { get }
}
