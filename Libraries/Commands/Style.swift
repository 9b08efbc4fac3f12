/// The role of a piece of text; how a role looks is decided in one place, here.
public enum Style: Sendable, Equatable {
  /// What the eye should find first: a title, a total.
  case strong
  /// What matters less: times, separators.
  case faint
  /// The name of a section or of a column.
  case heading
  /// What can be typed or followed: a command, a handle, an address.
  case accent
  /// It went well.
  case good
  /// It wants attention.
  case caution
  /// It went wrong.
  case bad

  /// Select Graphic Rendition parameters (ECMA-48, 8.3.117) out of the 16 colours that every theme defines.
  var parameters: String {
    switch self {
    case .strong: "1"
    case .faint: "2"
    case .heading: "1;4"
    case .accent: "36"
    case .good: "32"
    case .caution: "33"
    case .bad: "31"
    }
  }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// `auto` means: on a terminal that is not dumb, unless NO_COLOR (no-color.org) is set.
  func usesColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && !["", "dumb"].contains(environment["TERM"] ?? "")
    }
  }
}
