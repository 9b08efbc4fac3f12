/// A terminal that a program fills: the one it was started in, or one in memory.
public protocol Terminal: Sendable {
  /// Columns and rows now.
  var size: Size { get }

  /// How many colours it can show.
  var colors: ColorCapability { get }

  /// Takes the terminal: keys arrive one by one and unseen, and the screen is another, empty one.
  ///
  /// The events end when nothing can arrive any more. Throws ``TerminalError``. To be called once.
  func open() throws(TerminalError) -> AsyncStream<TerminalEvent>

  /// Shows something: bytes of ``Frame/update(from:colors:)``. What cannot be written is lost.
  func write(_ bytes: [UInt8])

  /// Gives the terminal back, stops the program until somebody lets it go on, and takes the terminal again. The event
  /// ``TerminalEvent/continued`` follows.
  func suspend()

  /// Gives the terminal back as it was.
  func close()
}

/// Why a terminal cannot be used.
public enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// Standard input or output is something else.
  case notATerminal
  /// Another part of the program uses it.
  case inUse
  /// The system refuses, with this code.
  case refused(code: Int32)

  /// One sentence.
  public var description: String {
    switch self {
    case .notATerminal: "Standard input and output are not both a terminal."
    case .inUse: "The terminal is in use already."
    case .refused(let code): "The terminal cannot be set up (error \(code))."
    }
  }
}
