extension Window {
  private enum Wake: Sendable {
    case event(TerminalEvent)
    case display
    case tick
    case hangUp
  }

  /// Shows the window on a terminal until ``stop()`` is called, Control-C is pressed where nobody takes it, or the
  /// terminal is gone.
  ///
  /// Control-Z stops the program where nobody takes it, Control-L draws everything anew. `pause` waits between two
  /// pictures of what moves. Throws ``TerminalError``.
  public func run(
    on terminal: any Terminal,
    pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) async throws(TerminalError) {
    let events = try terminal.open()
    let (wakes, wake) = AsyncStream.makeStream(of: Wake.self)
    stopRunning = { wake.finish() }
    onNeedsDisplay = { wake.yield(.display) }
    let forwarding = Task { @concurrent in
      for await event in events { wake.yield(.event(event)) }
      wake.yield(.hangUp)
    }
    defer {
      forwarding.cancel()
      onNeedsDisplay = {}
      stopRunning = {}
      terminal.close()
    }
    var screen = Screen(terminal: terminal)
    var ticking: Task<Void, Never>?
    resize(to: terminal.size)
    wake.yield(.display)
    for await next in wakes {
      switch next {
      case .hangUp: return
      case .event(let event): if !handle(event, on: &screen) { return }
      case .tick:
        ticking = nil
        advanceAnimations()
      case .display: break
      }
      // Whatever else has arrived meanwhile comes before the next picture.
      if case .display = next { screen.show(self) }
      if isAnimating, ticking == nil {
        ticking = Task { @concurrent in
          if (try? await pause(.milliseconds(100))) != nil { wake.yield(.tick) }
        }
      }
    }
    ticking?.cancel()
  }

  /// Ends ``run(on:pause:)``.
  public func stop() {
    stopRunning()
  }

  /// Returns whether to go on.
  private func handle(_ event: TerminalEvent, on screen: inout Screen) -> Bool {
    switch event {
    case .resized(let size): resize(to: size)
    case .paste(let text): handlePaste(text)
    case .suspensionRequested: screen.suspend()
    case .continued:
      screen.reset()
      displayAnew()
    case .key(let key):
      if handle(key) { break }
      switch key {
      case .control("c"): return false
      case .control("z"): screen.suspend()
      case .control("l"):
        screen.reset()
        displayAnew()
      default: break
      }
    }
    return true
  }
}

/// What a terminal shows at the moment.
@MainActor
private struct Screen {
  private let terminal: any Terminal
  private var shown: Frame?
  /// Nothing is drawn between the moment the terminal is given back and the one when it has been taken again.
  private var isSuspended = false

  init(terminal: any Terminal) {
    self.terminal = terminal
  }

  mutating func show(_ window: Window) {
    guard !isSuspended, window.needsDisplay || shown == nil else { return }
    let frame = window.render()
    let update = frame.update(from: shown, colors: terminal.colors)
    if !update.isEmpty { terminal.write(update) }
    shown = frame
  }

  mutating func suspend() {
    isSuspended = true
    terminal.suspend()
  }

  mutating func reset() {
    isSuspended = false
    shown = nil
  }
}
