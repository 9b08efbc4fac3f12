/// JSON on its way to a terminal.
enum JSONText {
  /// The same JSON with every control, line separator and bidirectional control as a `\u` escape (RFC 8259, section 7).
  ///
  /// Outside of strings JSON holds no such scalar but tab and line ends, so none of the replaced ones can stand there.
  static func escaped(_ json: String) -> String {
    if json.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return json }
    return json.unicodeScalars.reduce(into: "") { result, scalar in
      if Sanitizer.isUnsafe(scalar), !["\t", "\n", "\r"].contains(scalar) {
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
}
