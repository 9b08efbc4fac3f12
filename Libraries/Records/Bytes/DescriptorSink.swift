#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open descriptor, such as standard output, that is written as it comes.
///
/// A closed pipe is a `FileError` only where the process ignores SIGPIPE; otherwise the signal ends the process first.
public final class DescriptorSink: ByteSink {
  private let descriptor: Descriptor

  /// Writes an open descriptor and leaves it open. `name` is what errors call it.
  public init(descriptor: CInt, name: String) {
    self.descriptor = Descriptor(descriptor, name: name, isOwned: false)
  }

  /// What this process prints.
  public static var standardOutput: DescriptorSink {
    DescriptorSink(descriptor: STDOUT_FILENO, name: "standard output")
  }

  /// Writes all bytes, waiting for slow readers.
  public func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    try descriptor.write(bytes)
  }

  /// Does nothing: what was written is out.
  public func finish() throws(FileError) {}
}
