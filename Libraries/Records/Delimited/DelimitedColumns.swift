/// The names of a table's columns.
struct DelimitedColumns: Sendable {
  let names: [String]
  private let indices: [String: Int]

  /// Throws the name that occurs twice.
  init(_ names: [String]) throws(DuplicateName) {
    var indices: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      guard indices.updateValue(index, forKey: name) == nil else { throw DuplicateName(name: name) }
    }
    self.names = names
    self.indices = indices
  }

  struct DuplicateName: Error {
    let name: String
  }

  func index(of name: String) -> Int? {
    indices[name]
  }

  /// What errors call a field: the name of its column, or its number from 1.
  static func fieldName(_ index: Int, in columns: DelimitedColumns?) -> String {
    guard let columns, columns.names.indices.contains(index) else { return "field \(index + 1)" }
    return columns.names[index]
  }
}
