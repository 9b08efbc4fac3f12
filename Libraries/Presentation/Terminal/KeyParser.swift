/// Turns what a terminal sends into events: UTF-8, control characters, the sequences of ECMA-48 and xterm with their
/// modifiers, those of rxvt, of the Linux console, of `CSI u`, and marked pastes.
///
/// Bytes may be cut anywhere. Where they end inside of a sequence, it may also have been a key by itself (Escape):
/// ``isWaiting`` tells so, and after a while without more bytes ``flush()`` decides.
public struct KeyParser: Sendable {
  private var pending: [UInt8] = []
  /// What was pasted so far, and how much of it cannot be part of the end mark.
  private var paste: (bytes: [UInt8], searched: Int)?

  /// A parser that has seen nothing.
  public init() {}

  /// Whether a paste has begun and its end mark has not arrived.
  public var isPasting: Bool { paste != nil }

  /// Whether bytes wait for others that may belong to them.
  public var isWaiting: Bool { paste == nil && !pending.isEmpty }

  /// Takes bytes, and returns what they complete. O(bytes).
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    if paste == nil { pending += bytes } else { paste?.bytes += bytes }
    return events(isComplete: false)
  }

  /// Takes a paste for complete whose end mark seems to be lost.
  public mutating func endPaste() -> [TerminalEvent] {
    guard let bytes = paste?.bytes else { return [] }
    paste = nil
    return [.paste(String(decoding: bytes, as: UTF8.self).replacingLineEnds)]
  }

  /// Takes what waits for what it is by itself.
  public mutating func flush() -> [TerminalEvent] {
    events(isComplete: true)
  }

  private mutating func events(isComplete: Bool) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    var rest = pending[...]
    while true {
      if paste != nil {
        guard let (text, after) = endOfPaste() else { break }
        events.append(.paste(text))
        rest = after[...]
        continue
      }
      guard !rest.isEmpty else { break }
      switch KeyScanner(bytes: rest, isComplete: isComplete).scan() {
      case .incomplete:
        pending = Array(rest)
        return events
      case .key(let key, let length):
        events.append(.key(key))
        rest = rest.dropFirst(length)
      case .beginOfPaste(let length):
        paste = (Array(rest.dropFirst(length)), 0)
        rest = []
      case .ignored(let length):
        rest = rest.dropFirst(length)
      }
    }
    pending = []
    return events
  }

  private mutating func endOfPaste() -> (text: String, after: [UInt8])? {
    guard let (bytes, searched) = paste else { return nil }
    let mark = Self.endMark
    var index = searched
    while let start = bytes[index...].firstIndex(of: mark[0]) {
      let found = bytes[start...].prefix(mark.count)
      if found.elementsEqual(mark) {
        paste = nil
        let text = String(decoding: bytes[..<start], as: UTF8.self)
        return (text.replacingLineEnds, Array(bytes[(start + mark.count)...]))
      }
      if found.count < mark.count, mark.starts(with: found) {
        paste?.searched = start
        return nil
      }
      index = start + 1
    }
    paste?.searched = bytes.count
    return nil
  }

  private static let endMark = Array("\u{1B}[201~".utf8)
}

extension String {
  /// Terminals send a carriage return for each line end of a paste.
  fileprivate var replacingLineEnds: String {
    String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }
}
