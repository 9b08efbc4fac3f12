public import Records

/// Where a command reads from: the value of `Argument("FILE", .input)`.
public enum InputSource: Sendable, Equatable {
  /// `-`.
  case standardInput
  /// A file by its path.
  case file(String)
}

extension CommandContext {
  /// The bytes of a source, for a reader of Records: `JSONReader(try context.open(source))`.
  ///
  /// Throws `FileError`, which ends the program with ``ExitCode/noSuchFile`` where there is no such file.
  public func open(_ source: InputSource) throws(FileError) -> any ByteSource {
    switch source {
    case .standardInput: input
    case .file(let path): try FileSource(path: path)
    }
  }
}
