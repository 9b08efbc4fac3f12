import Commands
import Records
import User

/// What the check of one text has to say.
struct DocumentAnswer: Sendable {
  /// The name of the kind; as it was given where nobody knows it.
  let type: String

  /// The number as it was given.
  let number: String

  /// Why it is none; nil for a valid number.
  let reason: String?

  init(type: String, number: String) {
    let kind = DocumentKind(named: type)
    self.type = kind?.rawValue ?? type
    self.number = number
    self.reason = kind.map { Self.reason($0, number) } ?? Self.unknownKind
  }

  var isValid: Bool { reason == nil }

  var json: JSONValue {
    [
      "type": .string(type), "number": .string(number), "valid": .bool(isValid),
      "reason": .text(reason),
    ]
  }

  /// One line for people.
  var line: Text {
    let verdict: Text = isValid ? "\("valid  ", .good)" : "\("invalid", .bad)"
    return "\(verdict)  \(type.uppercased())  \(number)" + (reason.map { ": \($0)" } ?? "")
  }

  private static func reason(_ kind: DocumentKind, _ number: String) -> String? {
    do throws(DocumentFault) {
      _ = try kind.document(number)
      return nil
    } catch {
      return error.reason(for: kind)
    }
  }

  private static let unknownKind =
    "no kind of document has this name: there are " + DocumentKind.allCases.map(\.rawValue).joined(separator: ", ")
}
