/// An error that a screen can tell people about.
public protocol LocalizedFailure: Error {
  /// What is wrong, as a sentence.
  var text: LocalizedString { get }
}

extension LocalizedString {
  /// What went wrong, as a sentence: the error's own, or that something unexpected happened.
  public init(reason error: any Error) {
    self =
      (error as? any LocalizedFailure)?.text
      ?? LocalizedString(ShellText.unexpected, ["reason": .text("\(error)")])
  }
}
