/// How the roles look.
public struct Palette: Sendable {
  private let styles: [CellStyle]

  /// How a role looks.
  public func style(_ role: Role) -> CellStyle { styles[role.rawValue] }

  /// A palette by what `style` says of each role.
  public init(_ style: (Role) -> CellStyle) {
    styles = Role.allCases.map(style)
  }

  /// This palette with other looks for some roles.
  public func replacing(_ others: [Role: CellStyle]) -> Palette {
    Palette { others[$0] ?? style($0) }
  }

  /// What suits a terminal: nothing depends on colour where there is none.
  public static func suited(to colors: ColorCapability) -> Palette {
    colors == .none ? .monochrome : .standard
  }

  /// Colours that can be read on dark and on light ground.
  public static let standard = Palette { role in
    switch role {
    case .body: .standard
    case .title: CellStyle(foreground: .named(.magenta), attributes: .bold)
    case .heading: CellStyle(attributes: .bold)
    case .secondary, .disabled: CellStyle(attributes: .faint)
    case .accent, .key: CellStyle(foreground: .named(.cyan))
    case .positive: CellStyle(foreground: .named(.green))
    case .caution: CellStyle(foreground: .named(.yellow))
    case .negative: CellStyle(foreground: .named(.red))
    case .placeholder: CellStyle(attributes: [.faint, .italic])
    case .field: CellStyle(attributes: .underlined)
    case .focusedField: CellStyle(foreground: .named(.cyan), attributes: .underlined)
    case .button: CellStyle(foreground: .named(.cyan))
    case .focusedButton: CellStyle(foreground: .rgb(255, 255, 255), background: .rgb(95, 60, 160), attributes: .bold)
    case .selection: CellStyle(foreground: .rgb(255, 255, 255), background: .rgb(95, 60, 160))
    case .quietSelection: CellStyle(foreground: .rgb(255, 255, 255), background: .rgb(88, 88, 98))
    case .border: CellStyle(foreground: .named(.brightBlack))
    case .badge: CellStyle(foreground: .rgb(255, 255, 255), background: .rgb(190, 40, 60), attributes: .bold)
    case .bar: CellStyle(foreground: .rgb(235, 235, 240), background: .rgb(48, 44, 60))
    case .overlay: CellStyle(foreground: .rgb(235, 235, 240), background: .rgb(38, 36, 48))
    }
  }

  /// Attributes alone.
  public static let monochrome = Palette { role in
    switch role {
    case .body, .border, .positive, .button, .overlay: .standard
    case .title: CellStyle(attributes: [.bold, .underlined])
    case .heading, .caution, .negative, .key: CellStyle(attributes: .bold)
    case .secondary, .disabled: CellStyle(attributes: .faint)
    case .placeholder: CellStyle(attributes: [.faint, .italic])
    case .accent, .field: CellStyle(attributes: .underlined)
    case .focusedField: CellStyle(attributes: [.underlined, .bold])
    case .focusedButton, .selection, .badge, .bar: CellStyle(attributes: .reversed)
    case .quietSelection: CellStyle(attributes: [.bold, .underlined])
    }
  }
}
