/// Every kind of property.
public protocol Properties: Sendable {
  var title: String { get }
  var count: Int { get set }
  var note: Note? { get set }
  var kind: Point.Kind { get }
  var size: (width: Int, height: Int) { get }
  var onChange: (@Sendable (Int) -> Void)? { get set }
  var action: @Sendable (Int) -> String { get set }
  var loaded: Int { get async }
  var checked: Int { get throws }
  var parsed: Int { get async throws(ParseError) }
  var `default`: Int { get }
  func setTitle(_ title: String)
  static var shared: Int { get set }
}

/// Plain data, whose mock's initialiser answers everything.
public protocol Summary: Sendable {
  var id: String { get }
  var price: Int64? { get }
  var tags: [String] { get }
  func isReserved(for userId: String) -> Bool
}
