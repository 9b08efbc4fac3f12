public import Commands
import Item
public import Records

/// What became of the records of an import.
public struct ImportReport: Sendable, Equatable {
  /// A record that was not taken.
  public struct Refusal: Sendable, Equatable {
    /// The line on which the record starts, from 1.
    public let line: Int

    /// The field that is to blame, where one is.
    public let field: String?

    /// What is wrong, without a full stop.
    public let reason: String
  }

  /// New listings.
  public private(set) var added = 0

  /// Known listings that say something else now.
  public private(set) var changed = 0

  /// Known listings that say the same.
  public private(set) var unchanged = 0

  /// What was not taken.
  public private(set) var refused: [Refusal] = []

  /// The first place where the text is malformed; nil where all of it could be read.
  public private(set) var unreadable: RecordError?

  var count: Int { added + changed + unchanged + refused.count }

  mutating func add(_ outcome: ImportOutcome, line: Int) {
    switch outcome {
    case .added: added += 1
    case .changed: changed += 1
    case .unchanged: unchanged += 1
    case .refused(.invalid(let field, let fault)):
      refused.append(Refusal(line: line, field: field.rawValue, reason: fault.reason))
    case .refused(let error):
      refused.append(Refusal(line: line, field: nil, reason: error.reason))
    }
  }

  /// A record that can be read, and describes no listing.
  mutating func addRefused(_ error: RecordError) {
    refused.append(Refusal(line: error.line, field: error.field, reason: error.fault.description))
  }

  /// A place where the text is malformed.
  mutating func addUnreadable(_ error: RecordError) {
    unreadable = unreadable ?? error
    addRefused(error)
  }
}

extension ImportReport {
  /// `{"added":…,"changed":…,"unchanged":…,"refused":[{"line":…,"field":…,"reason":…}]}`
  public var json: JSONValue {
    [
      "added": .number(added), "changed": .number(changed), "unchanged": .number(unchanged),
      "refused": .array(
        refused.sorted { $0.line < $1.line }.map { refusal in
          ["line": .number(refusal.line), "field": .text(refusal.field), "reason": .string(refusal.reason)]
        }),
    ]
  }

  /// Prints the report. Throws a failure with `badData` where the text is malformed somewhere.
  public func print(in context: CommandContext) throws {
    if context.json {
      try context.print(json: json)
    } else {
      for refusal in refused.sorted(by: { $0.line < $1.line }) {
        let place = ["Line \(refusal.line)", refusal.field].compactMap(\.self).joined(separator: ", ")
        context.inform("\(place, .caution): \(refusal.reason).")
      }
      try context.print("Added \(added), changed \(changed), unchanged \(unchanged), refused \(refused.count).")
    }
    guard let unreadable else { return }
    throw Failure(
      unreadable.exitCode, unreadable.message, hint: "What could be read went in; mend the file and import it again.")
  }
}
