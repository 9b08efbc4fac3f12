public import Records
import Synchronization

/// Standard output: the data that a command was asked for.
///
/// On a terminal every call is seen at once; elsewhere bytes are collected and go out when there are 64 KiB, on
/// ``flush()`` and at the end of the program. Calls may come from any thread.
public final class DataOutput: Sendable {
  private let sink: any ConsoleOutput
  private let status: StatusLine
  private let buffer = Mutex<[UInt8]>([])
  let usesColor: Bool

  init(_ sink: any ConsoleOutput, status: StatusLine, usesColor: Bool) {
    self.sink = sink
    self.status = status
    self.usesColor = usesColor
  }

  /// The columns of the terminal, nil where it is none.
  public var columns: Int? { sink.columns }

  /// Prints a text and ends the line. Throws a ``StreamFailure``, which a command lets through.
  public func print(_ text: Text = "") throws {
    try append(Array((text.rendered(color: usesColor) + "\n").utf8))
  }

  /// Prints a table. Throws a ``StreamFailure``.
  public func print(_ table: Table) throws {
    for line in table.lines(width: columns) { try print(line) }
  }

  /// Prints a value as one line of JSON; what could act on a terminal inside its strings is escaped. Throws a
  /// ``StreamFailure``.
  public func print(json value: JSONValue) throws {
    try append(value.encoded() + [UInt8(ascii: "\n")])
  }

  /// Writes bytes as they are, for exported files; on a terminal they are made safe first. Throws a ``StreamFailure``.
  public func write(_ bytes: some Sequence<UInt8>) throws {
    if columns == nil {
      try append(Array(bytes))
    } else {
      try append(Array(Sanitizer.sanitize(String(decoding: Array(bytes), as: UTF8.self), as: .block).utf8))
    }
  }

  /// Sends out what was collected: after each event of a command that goes on printing for hours. Throws a
  /// ``StreamFailure``.
  public func flush() throws {
    try buffer.withLock { buffer in try send(&buffer) }
  }

  private func append(_ bytes: [UInt8]) throws {
    try buffer.withLock { buffer in
      buffer += bytes
      if columns != nil || buffer.count >= 65_536 { try send(&buffer) }
    }
  }

  private func send(_ buffer: inout [UInt8]) throws {
    guard !buffer.isEmpty else { return }
    // Also when it fails: what cannot be written is not tried again.
    defer { buffer.removeAll(keepingCapacity: true) }
    if columns == nil {
      try sink.write(buffer)
    } else {
      try status.whileErased { try sink.write(buffer) }
    }
  }
}
