extension Shell {
  /// What the focused view, and those that it is part of, did not take.
  func handle(_ key: Key) -> Bool {
    // Somebody goes on typing into a field that cannot be typed in for the moment.
    if key.text != nil, window.isFocusDisplaced { return false }
    if viewController?.perform(key) == true { return true }
    if let command = commands.first(where: { $0.isEnabled && $0.key == key }) {
      command.run()
      return true
    }
    switch key {
    case Key(.function(1)), .character("?"): showHelp()
    case .escape where canGoBack: back()
    case .control("q"), .character("q"): window.stop()
    default:
      guard key.modifiers == .alt, case .character(let digit) = key.code, let number = digit.wholeNumberValue,
        (1...max(1, tabCount)).contains(number)
      else { return false }
      select(number - 1)
    }
    return true
  }

  /// The keys of the present screen and of the shell, as far as there is room, and the one for help.
  func showHints() {
    let offered = (viewController?.commands ?? []).filter(\.isEnabled) + commands.filter(\.isEnabled)
    var hints = offered.map { ($0.key.name, $0.title) }
    if canGoBack, !offered.contains(where: { $0.key == .escape }) {
      hints.append((Key.escape.name, LocalizedString(ShellText.back)))
    }
    hints.append((Key(.function(1)).name, LocalizedString(ShellText.help)))
    view.hints.hints = hints.map { key, title in
      " \(key) ".styled(.key) + title.styled(.secondary) + " ".styled(.body)
    }
  }

  private func showHelp() {
    let offered = (viewController?.commands ?? []).filter(\.isEnabled) + commands.filter(\.isEnabled)
    var keys: [(String, ShellText)] = [
      ("Tab ↓", .nextField), ("Shift-Tab ↑", .previousField), ("Enter", .press), ("Esc", .back),
    ]
    if tabCount > 1 { keys.append(("Alt-1…\(tabCount)", .tab)) }
    keys += [("F1 ?", .help), ("Ctrl-L", .redraw), ("Ctrl-Z", .suspend), ("Ctrl-C q", .quit)]
    let lines = offered.map { ($0.key.name, $0.title) } + keys.map { ($0.0, LocalizedString($0.1)) }
    let rows = lines.map { name, title in
      let key = Label(name.styled(.key))
      key.width = .fixed(12)
      return Stack(.horizontal, [key, Label(title.styled(.body))])
    }
    present(
      Dialog(
        title: LocalizedString(ShellText.keys).styled(.heading), content: Stack(.vertical, rows),
        answers: [LocalizedString(LibraryText.close).styled(.button)]))
  }
}
