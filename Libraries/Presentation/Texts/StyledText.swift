/// Text with roles, of texts in the program's language and of texts as they are.
///
/// ```swift
/// let line = item.title.styled(.heading) + " ".styled(.body) + LocalizedString(ItemText.sold).styled(.positive)
/// ```
public struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  enum Content: Hashable, Sendable {
    case verbatim(String)
    case localized(LocalizedString)
  }

  struct Run: Hashable, Sendable {
    let content: Content
    let role: Role
  }

  let runs: [Run]

  init(runs: [Run]) {
    self.runs = runs
  }

  /// No text.
  public static let empty = StyledText(runs: [])

  /// Text as it is, as the body of a page.
  public init(stringLiteral text: String) {
    self = text.styled(.body)
  }

  /// One text after the other.
  public static func + (first: StyledText, second: StyledText) -> StyledText {
    StyledText(runs: first.runs + second.runs)
  }

  /// The pieces in the language, without those that are empty.
  func resolved(in localization: Localization) -> [(text: String, role: Role)] {
    runs.compactMap { run in
      let text =
        switch run.content {
        case .verbatim(let text): text
        case .localized(let string): localization.string(string)
        }
      return text.isEmpty ? nil : (text, run.role)
    }
  }
}

extension String {
  /// This text as it is, to be drawn in a role.
  public func styled(_ role: Role) -> StyledText {
    isEmpty ? .empty : StyledText(runs: [StyledText.Run(content: .verbatim(self), role: role)])
  }
}

extension [StyledText] {
  /// Those that are not empty, one after the other.
  public func joined(separator: StyledText) -> StyledText {
    var result = StyledText.empty
    for text in self where text != .empty {
      result = result == .empty ? text : result + separator + text
    }
    return result
  }
}
