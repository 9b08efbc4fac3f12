extension Key {
  /// What is printed on it: `Ctrl-F`, `Alt-1`, `Esc`, `f`.
  public var name: String {
    var parts: [String] = []
    if modifiers.contains(.control) { parts.append("Ctrl") }
    if modifiers.contains(.alt) { parts.append("Alt") }
    if modifiers.contains(.command) { parts.append("Cmd") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    return (parts + [code.name(isAlone: parts.isEmpty)]).joined(separator: "-")
  }
}

extension Key.Code {
  fileprivate func name(isAlone: Bool) -> String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): isAlone ? String(character) : character.uppercased()
    case .enter: "Enter"
    case .tab: "Tab"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .delete: "Del"
    case .insert: "Ins"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .function(let number): "F\(number)"
    }
  }
}

extension Key {
  /// A key by its ``name``, in whatever case: `enter`, `Ctrl-F`, `alt-1`. Nil where there is none.
  public init?(named name: some StringProtocol) {
    var rest = name.lowercased()[...]
    var modifiers: Modifiers = []
    let prefixes: [(String, Modifiers)] = [
      ("ctrl-", .control), ("alt-", .alt), ("cmd-", .command), ("shift-", .shift),
    ]
    while let prefix = prefixes.first(where: { rest.hasPrefix($0.0) }) {
      modifiers.insert(prefix.1)
      rest = rest.dropFirst(prefix.0.count)
    }
    guard let code = Code(named: rest) else { return nil }
    self.init(code, modifiers)
  }
}

extension Key.Code {
  private static let words: [Substring: Key.Code] = [
    "space": .character(" "), "enter": .enter, "tab": .tab, "esc": .escape, "escape": .escape,
    "backspace": .backspace, "del": .delete, "delete": .delete, "ins": .insert, "up": .up, "down": .down,
    "left": .left, "right": .right, "home": .home, "end": .end, "pgup": .pageUp, "pgdn": .pageDown,
  ]

  fileprivate init?(named name: Substring) {
    if let code = Self.words[name] {
      self = code
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else if name.first == "f", let number = Int(name.dropFirst()), (1...20).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }
}
