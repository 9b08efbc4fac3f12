extension JSONParser {
  /// The string after its opening quote.
  mutating func string() throws(JSONSyntaxError) -> String {
    let start = position
    let plain = PlainBytes.end(in: bytes, from: start)
    position = plain.offset
    guard let byte = current else { throw error(.truncated) }
    guard byte == UInt8(ascii: "\"") else { return try escapedString(from: start) }
    let content = UnsafeBufferPointer(rebasing: bytes[start..<position])
    position += 1
    if plain.isASCII { return String(decoding: content, as: UTF8.self) }
    guard let text = String(exactly: content) else {
      throw JSONSyntaxError(fault: .invalidUTF8, offset: start + Self.firstInvalidOffset(in: content))
    }
    return text
  }

  private mutating func escapedString(from start: Int) throws(JSONSyntaxError) -> String {
    scratch.removeAll(keepingCapacity: true)
    var plainStart = start
    while true {
      guard let byte = current else { throw error(.truncated) }
      scratch.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[plainStart..<position]))
      switch byte {
      case UInt8(ascii: "\""):
        guard let text = scratch.withUnsafeBufferPointer(String.init(exactly:)) else {
          throw JSONSyntaxError(fault: .invalidUTF8, offset: invalidOffset(from: start))
        }
        position += 1
        return text
      case UInt8(ascii: "\\"):
        position += 1
        try escape()
      default:
        throw error(.controlCharacter)
      }
      plainStart = position
      position = PlainBytes.end(in: bytes, from: position).offset
    }
  }

  /// Resolves the escape after a backslash into `scratch`.
  private mutating func escape() throws(JSONSyntaxError) {
    guard let byte = current else { throw error(.truncated) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scratch.append(byte)
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(0x0A)
    case UInt8(ascii: "r"): scratch.append(0x0D)
    case UInt8(ascii: "t"): scratch.append(0x09)
    case UInt8(ascii: "u"):
      position += 1
      try unicodeEscape()
      return
    default: throw error(.invalidEscape)
    }
    position += 1
  }

  /// Resolves what follows `\u`, both halves of a surrogate pair at once.
  private mutating func unicodeEscape() throws(JSONSyntaxError) {
    let start = position - 2
    let first = try hexadecimal()
    var code = UInt32(first)
    if UTF16.isTrailSurrogate(first) { throw JSONSyntaxError(fault: .loneSurrogate, offset: start) }
    if UTF16.isLeadSurrogate(first) {
      for expected in [UInt8(ascii: "\\"), UInt8(ascii: "u")] {
        guard let byte = current else { throw error(.truncated) }
        guard byte == expected else { throw JSONSyntaxError(fault: .loneSurrogate, offset: start) }
        position += 1
      }
      let second = try hexadecimal()
      guard UTF16.isTrailSurrogate(second) else { throw JSONSyntaxError(fault: .loneSurrogate, offset: start) }
      code = 0x1_0000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(code), let encoded = UTF8.encode(scalar) else {
      throw JSONSyntaxError(fault: .invalidEscape, offset: start)
    }
    scratch.append(contentsOf: encoded)
  }

  private mutating func hexadecimal() throws(JSONSyntaxError) -> UInt16 {
    var code: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = current else { throw error(.truncated) }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw error(.invalidEscape)
      }
      code = code << 4 | UInt16(digit)
      position += 1
    }
    return code
  }

  /// Where the bytes from `start` on stop being UTF-8. Escapes are ASCII and so never hide the place.
  private func invalidOffset(from start: Int) -> Int {
    start + Self.firstInvalidOffset(in: UnsafeBufferPointer(rebasing: bytes[start..<position]))
  }

  private static func firstInvalidOffset(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error, .emptyInput: return offset
      }
    }
  }
}
