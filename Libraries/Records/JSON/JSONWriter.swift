/// Writes JSON record by record, with memory for one record.
public final class JSONWriter {
  /// How the records lie in the text.
  public enum Layout: Sendable {
    /// One record a line (JSON Lines).
    case lines

    /// One array.
    case array
  }

  private let sink: any ByteSink
  private let layout: Layout
  private var serializer: JSONSerializer
  private var isFirst = true

  /// Writes to `sink`. The pretty style is for arrays; lines are always compact.
  public init(_ sink: any ByteSink, layout: Layout = .lines, style: JSONStyle = .compact) {
    self.sink = sink
    self.layout = layout
    serializer = JSONSerializer(style: layout == .lines ? .compact : style)
    if layout == .array { serializer.bytes.append(UInt8(ascii: "[")) }
  }

  /// Adds a record. It reaches the sink when enough has been collected, at `flush()` and at `finish()`.
  public func write(_ value: JSONValue) throws(FileError) {
    switch layout {
    case .lines:
      serializer.append(value)
      serializer.bytes.append(UInt8(ascii: "\n"))
    case .array:
      serializer.startItem(isFirst: isFirst, depth: 1)
      serializer.append(value, depth: 1)
    }
    isFirst = false
    if serializer.bytes.count >= outputChunkSize { try flush() }
  }

  /// Hands to the sink what was collected, for somebody who is waiting for it.
  public func flush() throws(FileError) {
    try sink.write(draining: &serializer.bytes)
  }

  /// Ends the text and makes the sink final. Without it an array has no end, and a `FileSink` leaves no file.
  public func finish() throws(FileError) {
    if layout == .array {
      serializer.end(UInt8(ascii: "]"), isEmpty: isFirst, depth: 0)
      serializer.bytes.append(UInt8(ascii: "\n"))
    }
    try flush()
    try sink.finish()
  }
}
