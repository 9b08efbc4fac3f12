/// An error that a screen can tell people about.
public protocol LocalizedFailure: Error {
  /// What is wrong, as a sentence.
  var text: LocalizedString { get }
  /// What can be done where it keeps a screen from being shown: to try again, unless the error says otherwise.
  var wayOut: WayOut { get }
}

extension LocalizedFailure {
  /// To try again.
  public var wayOut: WayOut { .retry }
}

extension LocalizedString {
  /// What went wrong, as a sentence: the error's own, or that something unexpected happened.
  public init(reason error: any Error) {
    self =
      (error as? any LocalizedFailure)?.text
      ?? LocalizedString(ShellText.unexpected, ["reason": .text("\(error)")])
  }
}
