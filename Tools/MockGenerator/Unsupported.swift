/// Why no mock can be written, at the place in the interface that is the reason. Printed as the compiler prints errors.
struct Unsupported: Error, CustomStringConvertible {
  let location: SourceLocation
  let reason: String

  var description: String { "\(location): error: \(reason)" }
}

/// A place in a source file; lines and columns are counted from 1.
struct SourceLocation: CustomStringConvertible, Comparable {
  let path: String
  let line: Int
  let column: Int

  var description: String { "\(path):\(line):\(column)" }

  static func < (left: Self, right: Self) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
