import TerminalText

/// Text that is safe to print, with styles.
///
/// A string put into it is taken for other people's text: control characters, escape sequences, bidirectional overrides
/// and invisible characters never get through. There is no way around this, so there is nothing to remember:
///
/// ```swift
/// let line: Text = "\(item.title, .strong) by \(seller.displayName)"
/// try context.print(line)
/// try context.print(.block(message.text))      // keeps the newlines of a longer text
/// ```
public struct Text: Sendable, Equatable {
  struct Run: Sendable, Equatable {
    var text: String
    var style: Style?
  }

  private(set) var runs: [Run]

  /// One line of other people's text: newlines in it become spaces.
  public init(_ untrusted: String) {
    runs = [Run(text: Sanitizer.sanitize(untrusted, as: .line))]
  }

  init(runs: [Run]) {
    self.runs = runs
  }

  /// Other people's text with its newlines.
  public static func block(_ untrusted: String) -> Text {
    Text(runs: [Run(text: Sanitizer.sanitize(untrusted, as: .block))])
  }

  /// The same text in a style; pieces that have one already keep theirs.
  public func styled(_ style: Style) -> Text {
    Text(runs: runs.map { Run(text: $0.text, style: $0.style ?? style) })
  }

  /// One text after the other.
  public static func + (first: Text, second: Text) -> Text {
    Text(runs: first.runs + second.runs)
  }

  /// Adds a text at the end.
  public static func += (first: inout Text, second: Text) {
    first.runs += second.runs
  }

  /// The text without its styles.
  public var plain: String {
    runs.map(\.text).joined()
  }

  /// How many columns of a terminal the text takes, as one line.
  public var displayWidth: Int {
    runs.reduce(0) { $0 + $1.text.displayWidth }
  }

  var isEmpty: Bool { runs.allSatisfy(\.text.isEmpty) }

  /// What goes to the terminal. Escape sequences come from here and from nowhere else.
  func rendered(color: Bool) -> String {
    guard color else { return plain }
    return runs.reduce(into: "") { result, run in
      if let style = run.style, !run.text.isEmpty {
        result += "\u{1B}[\(style.parameters)m\(run.text)\u{1B}[0m"
      } else {
        result += run.text
      }
    }
  }
}

extension Text: ExpressibleByStringInterpolation {
  /// A literal keeps its newlines.
  public init(stringLiteral literal: String) {
    self = .block(literal)
  }

  /// Literal pieces and values, all made safe.
  public init(stringInterpolation: StringInterpolation) {
    runs = stringInterpolation.runs
  }

  /// Collects the pieces of an interpolated ``Text``.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var runs: [Run] = []

    /// Called by the compiler.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Called by the compiler.
    public mutating func appendLiteral(_ literal: String) {
      runs += Text.block(literal).runs
    }

    /// Other people's text, as one line.
    public mutating func appendInterpolation(_ untrusted: String) {
      runs += Text(untrusted).runs
    }

    /// Other people's text, as one line, in a style.
    public mutating func appendInterpolation(_ untrusted: String, _ style: Style) {
      runs += Text(untrusted).styled(style).runs
    }

    /// A text with its styles.
    public mutating func appendInterpolation(_ text: Text) {
      runs += text.runs
    }

    /// A text, in a style where it has none.
    public mutating func appendInterpolation(_ text: Text, _ style: Style) {
      runs += text.styled(style).runs
    }

    /// A number or another value by its description, as one line.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
      appendInterpolation(value.description)
    }

    /// A number or another value by its description, as one line, in a style.
    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value, _ style: Style) {
      appendInterpolation(value.description, style)
    }
  }
}

extension Sequence where Element == Text {
  /// The texts with a separator between them.
  public func joined(separator: Text) -> Text {
    reduce(into: (text: Text(runs: []), isFirst: true)) { result, part in
      if !result.isFirst { result.text += separator }
      result.text += part
      result.isFirst = false
    }.text
  }
}
