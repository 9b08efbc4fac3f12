/// Is made by three initialisers.
public protocol Making {
  init(x: Int, name: String)
  init?(text: String)
  init(file: String) throws
}

/// Is made from nothing.
public protocol DefaultMaking {
  init()
  var x: Int { get }
}

/// Every kind of subscript.
public protocol Subscripts: Sendable {
  subscript(index: Int) -> String { get }
  subscript(key key: String) -> Int? { get set }
  subscript(row: Int, column: Int) -> Double { get set }
  static subscript(index: Int) -> Int { get }
  subscript(throwing index: Int) -> Int { get throws }
}
