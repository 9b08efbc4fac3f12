public import Records
import Synchronization

/// Standard output: the data that a command was asked for.
///
/// On a terminal every call is seen at once; elsewhere bytes are collected and go out when there are 64 KiB, on
/// ``flush()`` and at the end of the program. Calls may come from any thread. Where the output cannot be written, calls
/// throw `FileError`, which a command lets through: a closed pipe then ends the program without a word.
///
/// It is a `ByteSink`, so that the writers of Records can write to it: `JSONWriter(context.output)`.
public final class DataOutput: ByteSink, Sendable {
  private static let bufferSize = 64 * 1024

  private let sink: any ConsoleOutput
  private let status: StatusLine
  private let buffer = Mutex<[UInt8]>([])
  private let usesColor: Bool

  init(_ sink: any ConsoleOutput, status: StatusLine, usesColor: Bool) {
    self.sink = sink
    self.status = status
    self.usesColor = usesColor
  }

  /// The columns of the terminal, nil where it is none.
  public var columns: Int? { sink.columns }

  /// Prints a text and ends the line.
  public func print(_ text: Text = "") throws(FileError) {
    try append(Array((text.rendered(color: usesColor) + "\n").utf8))
  }

  /// Prints a table.
  public func print(_ table: Table) throws(FileError) {
    for line in table.lines(width: columns) { try print(line) }
  }

  /// Prints a value as one line of JSON; what could act on a terminal inside its strings is escaped.
  public func print(json value: JSONValue) throws(FileError) {
    try append(value.encoded() + [UInt8(ascii: "\n")])
  }

  /// Writes bytes as they are, for exported files; on a terminal they are made safe first.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    if columns == nil {
      try append(Array(bytes))
    } else {
      try append(Array(Text.block(String(decoding: bytes, as: UTF8.self)).plain.utf8))
    }
  }

  /// Writes text as it is, on a terminal too: for what the program itself drew, with its control sequences. Nothing of
  /// other people may be in it that was not made safe.
  public func write(drawn text: String) throws(FileError) {
    try append(Array(text.utf8))
  }

  /// Sends out what was collected: after each event of a command that goes on printing for hours.
  public func flush() throws(FileError) {
    try buffer.withLock { (buffer: inout [UInt8]) throws(FileError) in try send(&buffer) }
  }

  /// The same as ``flush()``.
  public func finish() throws(FileError) {
    try flush()
  }

  private func append(_ bytes: [UInt8]) throws(FileError) {
    try buffer.withLock { (buffer: inout [UInt8]) throws(FileError) in
      buffer += bytes
      if columns != nil || buffer.count >= Self.bufferSize { try send(&buffer) }
    }
  }

  private func send(_ buffer: inout [UInt8]) throws(FileError) {
    guard !buffer.isEmpty else { return }
    // Also when it fails: what cannot be written is not tried again.
    defer { buffer.removeAll(keepingCapacity: true) }
    if columns == nil {
      try sink.write(buffer)
    } else {
      let bytes = buffer
      try status.whileErased { () throws(FileError) in try sink.write(bytes) }
    }
  }
}
