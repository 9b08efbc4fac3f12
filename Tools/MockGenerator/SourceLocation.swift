/// A place in a source file; lines and columns are counted from 1.
struct SourceLocation: CustomStringConvertible {
  var path = ""
  var line = 1
  var column = 1

  var description: String { "\(path):\(line):\(column)" }

  func isBefore(_ other: SourceLocation) -> Bool {
    (path, line, column) < (other.path, other.line, other.column)
  }
}

extension SourceLocation {
  /// Reads where the compiler says that a symbol is, counted from 0; what it made up itself is nowhere.
  init(_ json: JSON?) throws(Failure) {
    guard let json else { return }
    let position = try json.member("position")
    // The compiler encodes nothing in it. Relative paths, too, stand behind `file://`.
    let uri = try json.text("uri")
    path = uri.hasPrefix("file://") ? uri.without("file://") : uri
    line = try position.number("line") + 1
    column = try position.number("character") + 1
  }
}
