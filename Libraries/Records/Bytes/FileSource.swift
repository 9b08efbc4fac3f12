#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file, a pipe or a terminal that is read from its beginning to its end.
public final class FileSource: ByteSource {
  private let descriptor: Descriptor

  /// Opens a file, and closes it with this object.
  ///
  /// Throws `FileError` where there is no such file, it is a folder, or it may not be read.
  public init(path: String) throws(FileError) {
    descriptor = try Descriptor.open(path, flags: O_RDONLY, for: .read)
    guard try descriptor.fileType(for: .read) != S_IFDIR else {
      throw FileError(file: path, operation: .read, code: EISDIR)
    }
  }

  /// Reads an open descriptor and leaves it open. `name` is what errors call it.
  public init(descriptor: CInt, name: String) {
    self.descriptor = Descriptor(descriptor, name: name, isOwned: false)
  }

  /// What is piped or typed into this process.
  public static var standardInput: FileSource {
    FileSource(descriptor: STDIN_FILENO, name: "standard input")
  }

  /// Waits where nothing is there yet, such as on a pipe.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    try descriptor.read(into: buffer)
  }
}
