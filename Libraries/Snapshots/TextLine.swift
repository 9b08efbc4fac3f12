/// A line of a text, whose equality is that of its bytes, unlike that of strings.
struct TextLine: Hashable, Sendable {
  /// Without the newline.
  let text: String
  /// Whether a newline ends it.
  let isTerminated: Bool

  static func == (one: TextLine, other: TextLine) -> Bool {
    one.isTerminated == other.isTerminated && one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    // Equal strings have equal hashes, so strings of equal bytes do.
    hasher.combine(text)
  }

  /// The lines of a text; the last one may lack its newline.
  static func lines(of text: String) -> [TextLine] {
    var parts = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let rest = parts.removeLast()
    let lines = parts.map { TextLine(text: String(decoding: $0, as: UTF8.self), isTerminated: true) }
    return rest.isEmpty ? lines : lines + [TextLine(text: String(decoding: rest, as: UTF8.self), isTerminated: false)]
  }

  /// The text with everything that cannot be seen, or everything but ASCII, as `\u{…}`.
  func visible(asciiOnly: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if (asciiOnly && !scalar.isASCII) || Self.isInvisible(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
