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

extension SourceLocation {
  /// Reads where the compiler says that a symbol is, counted from 0; what it made up itself is nowhere.
  init(_ json: JSON?) throws(JSON.Malformed) {
    guard let json else {
      self.init(path: "", line: 1, column: 1)
      return
    }
    let position = try json.member("position")
    self.init(
      path: Self.path(ofURI: try json.text("uri")), line: try position.number("line") + 1,
      column: try position.number("character") + 1)
  }

  /// Relative paths, too, stand behind `file://`.
  private static func path(ofURI uri: String) -> String {
    let scheme = "file://"
    var encoded = Array(uri.utf8.dropFirst(uri.hasPrefix(scheme) ? scheme.utf8.count : 0))[...]
    var path: [UInt8] = []
    while let byte = encoded.popFirst() {
      let digits = String(decoding: encoded.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let decoded = UInt8(digits, radix: 16) {
        path.append(decoded)
        encoded = encoded.dropFirst(2)
      } else {
        path.append(byte)
      }
    }
    return String(decoding: path, as: UTF8.self)
  }
}
