extension Window {
  private enum PlainWake: Sendable {
    case line(String)
    case display
    case end
  }

  /// Shows the window as lines and prompts until somebody types `quit`, ``stop()`` is called, or there are no more
  /// lines. `print` is given text with its line ends.
  ///
  /// See ``PlainSession`` for what is printed; `help` tells what can be typed.
  public func runPlain<Lines: AsyncSequence & Sendable>(
    lines: Lines, print: @escaping @MainActor (String) -> Void
  ) async where Lines.Element == String {
    let (wakes, wake) = AsyncStream.makeStream(of: PlainWake.self)
    stopRunning = { wake.finish() }
    onNeedsDisplay = { wake.yield(.display) }
    let reading = Task { @concurrent in
      do {
        for try await line in lines { wake.yield(.line(line)) }
      } catch {
        // Lines that cannot be read are the end of them.
      }
      wake.yield(.end)
    }
    defer {
      reading.cancel()
      onNeedsDisplay = {}
      stopRunning = {}
    }
    let session = PlainSession(self, print: print)
    session.start()
    for await next in wakes {
      switch next {
      case .end: return
      case .display: session.update()
      case .line(let line): if !session.receive(line) { return }
      }
    }
  }

  /// Offers a key to whoever would get it if nobody was typing.
  func handle(besidesTyping key: Key) -> Bool {
    guard key.text != nil, focusedView is any TextInput else { return handle(key) }
    return handle(key, from: focusedView?.superview)
  }
}
