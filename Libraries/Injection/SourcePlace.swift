/// A line of source, such as `marketplace/Wiring.swift:12`.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  /// Module and file, as `#fileID` says it.
  public let fileID: String

  /// Counts from 1.
  public let line: UInt

  /// Names a line.
  public init(fileID: String, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// File and line with a colon between, as editors understand it.
  public var description: String { "\(fileID):\(line)" }
}
