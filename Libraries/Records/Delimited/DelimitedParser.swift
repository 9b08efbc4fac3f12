/// Reads rows out of bytes that lie in memory.
struct DelimitedParser {
  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let bytes: UnsafeBufferPointer<UInt8>
  private let separator: UInt8
  /// Whether nothing follows the bytes.
  private let isComplete: Bool
  private(set) var position = 0
  private var fields: [String] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8, isComplete: Bool, expectedFields: Int) {
    self.bytes = bytes
    self.separator = separator
    self.isComplete = isComplete
    fields.reserveCapacity(expectedFields)
  }

  enum Outcome {
    /// The fields, and the bytes that they took with the end of the row.
    case row([String], length: Int)

    /// The bytes end before the row does.
    case incomplete(isQuoted: Bool)

    /// A fault in a field, from 0, at an offset.
    case fault(DelimitedFault, field: Int, offset: Int)
  }

  /// What ended a field.
  private enum FieldEnd {
    case separator
    case row
    case stop(Outcome)
  }

  /// The row at the start of the bytes, which are not empty.
  mutating func row() -> Outcome {
    while true {
      let end = current == Self.quote ? quotedField() : plainField()
      switch end {
      case .separator: continue
      case .row: return .row(fields, length: position)
      case .stop(let outcome): return outcome
      }
    }
  }

  private var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private func fault(_ fault: DelimitedFault, at offset: Int) -> FieldEnd {
    .stop(.fault(fault, field: fields.count, offset: offset))
  }

  private mutating func plainField() -> FieldEnd {
    let start = position
    while let byte = current, byte != separator, byte != Self.lineFeed, byte != Self.carriageReturn {
      guard byte != Self.quote else { return fault(.strayQuote, at: position) }
      position += 1
    }
    let content = UnsafeBufferPointer(rebasing: bytes[start..<position])
    return endField(String(exactly: content), start: start)
  }

  private mutating func quotedField() -> FieldEnd {
    let start = position
    position += 1
    var content: [UInt8] = []
    var plainStart = position
    while let byte = current {
      position += 1
      guard byte == Self.quote else { continue }
      // The quote that is kept of a doubled one is the first.
      content.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[plainStart..<position]))
      guard current == Self.quote else {
        if current == nil, !isComplete { return .stop(.incomplete(isQuoted: false)) }
        content.removeLast()
        return endField(content.withUnsafeBufferPointer(String.init(exactly:)), start: start, afterQuote: true)
      }
      position += 1
      plainStart = position
    }
    return isComplete ? fault(.unclosedQuote, at: start) : .stop(.incomplete(isQuoted: true))
  }

  /// Moves behind what ends a field.
  private mutating func endField(_ text: String?, start: Int, afterQuote: Bool = false) -> FieldEnd {
    let end: FieldEnd
    switch current {
    case separator:
      position += 1
      end = .separator
    case Self.lineFeed:
      position += 1
      end = .row
    case Self.carriageReturn:
      guard position + 1 < bytes.count || isComplete else { return .stop(.incomplete(isQuoted: false)) }
      guard position + 1 < bytes.count, bytes[position + 1] == Self.lineFeed else {
        return fault(.strayCarriageReturn, at: position)
      }
      position += 2
      end = .row
    case nil:
      guard isComplete else { return .stop(.incomplete(isQuoted: false)) }
      end = .row
    default:
      return fault(.textAfterQuote, at: position)
    }
    guard let text else { return fault(.invalidUTF8, at: start) }
    fields.append(text)
    return end
  }
}
