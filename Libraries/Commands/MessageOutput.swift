/// Standard error: what a person should know besides the data. Nothing here throws, since nobody could be told.
public final class MessageOutput: Sendable {
  private let sink: any ConsoleOutput
  let status: StatusLine
  let usesColor: Bool

  init(_ sink: any ConsoleOutput, status: StatusLine, usesColor: Bool) {
    self.sink = sink
    self.status = status
    self.usesColor = usesColor
  }

  /// Whether a person reads it.
  public var isTerminal: Bool { sink.columns != nil }

  /// Prints a text and ends the line, at once.
  public func print(_ text: Text) {
    write(text.rendered(color: usesColor) + "\n")
  }

  /// Prints a question, without ending the line.
  func ask(_ question: Text) {
    write(question.rendered(color: usesColor))
  }

  private func write(_ text: String) {
    status.whileErased { try? sink.write(Array(text.utf8)) }
  }
}
