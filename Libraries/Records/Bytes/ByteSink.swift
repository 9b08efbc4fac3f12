/// Where a writer puts its bytes: a file, standard output, memory.
///
/// A sink is written by one writer; neither may be shared between threads.
public protocol ByteSink: AnyObject {
  /// Writes all of `bytes`. May wait.
  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError)

  /// Makes what was written final; nothing is written afterwards.
  func finish() throws(FileError)
}

/// How many bytes a writer collects before they go to its sink.
let outputChunkSize = 64 * 1024

extension ByteSink {
  /// Writes what was collected, and empties it.
  func write(draining bytes: inout [UInt8]) throws(FileError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(FileError) in try write(UnsafeRawBufferPointer(buffer)) }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// Collects bytes in memory.
public final class MemorySink: ByteSink {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// A sink without bytes.
  public init() {}

  /// What was written so far as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Never throws.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    self.bytes.append(contentsOf: bytes)
  }

  /// Does nothing.
  public func finish() throws(FileError) {}
}
