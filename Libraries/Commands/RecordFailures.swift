public import Records

/// A command may let the errors of files through.
extension FileError: CommandFailure {
  /// No such file, cannot write, or the device fails.
  public var exitCode: ExitCode {
    switch (kind, operation) {
    case (.notFound, .read), (.isDirectory, .read), (.notPermitted, .read): .noSuchFile
    case (.notFound, .write), (.isDirectory, .write), (.notPermitted, .write): .cannotWrite
    case (.noSpace, _), (.closedPipe, _), (.other, _): .inputOutput
    }
  }

  /// What was tried with which file, and why it failed.
  public var message: String { sentence(description) }

  /// What helps against a full disk.
  public var hint: String? {
    kind == .noSpace ? "Make room on the disk, then run the command again." : nil
  }
}

/// A command may let the errors of records through.
extension RecordError: CommandFailure {
  /// Always ``ExitCode/badData``.
  public var exitCode: ExitCode { .badData }

  /// Line, field and reason.
  public var message: String { sentence(description) }
}

private func sentence(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst() + "."
}
