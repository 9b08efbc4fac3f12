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
    path = Self.path(ofURI: try json.text("uri"))
    line = try position.number("line") + 1
    column = try position.number("character") + 1
  }

  /// Relative paths, too, stand behind `file://`.
  private static func path(ofURI uri: String) -> String {
    let encoded = uri.hasPrefix("file://") ? uri.without("file://") : uri
    let parts = encoded.split(separator: "%", omittingEmptySubsequences: false)
    var path = Array(encoded.until("%").utf8)
    for part in parts.dropFirst() {
      let digits = part.prefix(2)
      if digits.utf8.count == 2, let byte = UInt8(digits, radix: 16) {
        path.append(byte)
        path += part.dropFirst(2).utf8
      } else {
        path += "%\(part)".utf8
      }
    }
    return String(decoding: path, as: UTF8.self)
  }
}
