/// How JSON is laid out.
public enum JSONStyle: Sendable {
  /// Without any whitespace.
  case compact

  /// One element or member a line, indented by two spaces.
  case pretty
}

extension JSONValue {
  /// The value as JSON text. The same value always gives the same bytes.
  ///
  /// Besides what JSON demands, characters that could steer a terminal are escaped: DEL, C1 controls, line and
  /// paragraph separators, and those that change the direction of text. Readers get the same string back.
  public func encoded(_ style: JSONStyle = .compact) -> [UInt8] {
    var serializer = JSONSerializer(style: style)
    serializer.append(self)
    return serializer.bytes
  }

  /// `encoded(_:)` as a string.
  public func text(_ style: JSONStyle = .compact) -> String {
    String(decoding: encoded(style), as: UTF8.self)
  }
}

/// Turns values into bytes.
struct JSONSerializer {
  let style: JSONStyle
  var bytes: [UInt8] = []

  init(style: JSONStyle) {
    self.style = style
  }

  mutating func append(_ value: JSONValue, depth: Int = 0) {
    switch value {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .number(let number): bytes.append(contentsOf: number.text.utf8)
    case .string(let text): append(text)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        startItem(isFirst: index == 0, depth: depth + 1)
        append(element, depth: depth + 1)
      }
      end(UInt8(ascii: "]"), isEmpty: elements.isEmpty, depth: depth)
    case .object(let object):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        startItem(isFirst: index == 0, depth: depth + 1)
        append(member.name)
        bytes.append(UInt8(ascii: ":"))
        if style == .pretty { bytes.append(UInt8(ascii: " ")) }
        append(member.value, depth: depth + 1)
      }
      end(UInt8(ascii: "}"), isEmpty: object.members.isEmpty, depth: depth)
    }
  }

  mutating func startItem(isFirst: Bool, depth: Int) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    startLine(depth: depth)
  }

  mutating func end(_ bracket: UInt8, isEmpty: Bool, depth: Int) {
    if !isEmpty { startLine(depth: depth) }
    bytes.append(bracket)
  }

  private mutating func startLine(depth: Int) {
    guard style == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var written = 0
      var index = PlainBytes.endOfUnescaped(in: utf8, from: 0)
      while index < utf8.count {
        let byte = utf8[index]
        if byte < 0x80 || Self.mayStartEscape(byte),
          let escape = JSONEscape(UnsafeBufferPointer(rebasing: utf8[index...]))
        {
          bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[written..<index]))
          bytes.append(contentsOf: escape.text.utf8)
          written = index + escape.length
          index = PlainBytes.endOfUnescaped(in: utf8, from: written)
        } else {
          index += 1
          if index < utf8.count, utf8[index] < 0x80 { index = PlainBytes.endOfUnescaped(in: utf8, from: index) }
        }
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[written...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The scalars above ASCII that need an escape start with one of three bytes.
  private static func mayStartEscape(_ byte: UInt8) -> Bool {
    byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }
}
