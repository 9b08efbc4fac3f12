extension Window {
  private enum PlainWake: Sendable {
    case line(String)
    case display
    /// There are no more lines, or they cannot be read.
    case end(Result<Void, any Error>)
  }

  /// Shows the window as lines and prompts until somebody types `quit`, ``stop()`` is called, or there are no more
  /// lines. `print` is given text with its line ends; what it and `lines` throw ends the window, and is thrown.
  ///
  /// A line is asked for when the one before was answered and what that led to has come, which `settled` waits for, as
  /// ``ScreenSchedulers/settled()`` does: lines of a script are about what they were written for. See ``PlainSession``
  /// for what is printed; `help` tells what can be typed. `hideTyping` is told before each line whether it is a secret.
  public func runPlain<Lines: AsyncSequence & Sendable>(
    lines: Lines, print: @escaping @MainActor (String) throws -> Void,
    hideTyping: @escaping @MainActor (Bool) -> Void = { _ in }, settled: @escaping @MainActor @Sendable () async -> Void
  ) async throws where Lines.Element == String {
    let (wakes, wake) = AsyncStream.makeStream(of: PlainWake.self)
    stopRunning = { wake.finish() }
    onNeedsDisplay = { wake.yield(.display) }
    let (answered, answer) = AsyncStream.makeStream(of: Void.self)
    let reading = Task { @concurrent in
      var answers = answered.makeAsyncIterator()
      do {
        await settled()
        for try await line in lines {
          wake.yield(.line(line))
          _ = await answers.next()
          await settled()
        }
        wake.yield(.end(.success(())))
      } catch {
        wake.yield(.end(.failure(error)))
      }
    }
    defer {
      reading.cancel()
      onNeedsDisplay = {}
      stopRunning = {}
    }
    let session = PlainSession(self, print: print)
    session.start()
    if let failure = session.failure { throw failure }
    for await next in wakes {
      switch next {
      case .end(let reason): return try reason.get()
      case .display: session.update()
      case .line(let line):
        if !session.receive(line) { return }
        hideTyping(session.asksForSecret)
        answer.yield()
      }
      if let failure = session.failure { throw failure }
    }
  }

  /// Offers a key to whoever would get it if nobody was typing.
  func handle(besidesTyping key: Key) -> Bool {
    guard key.text != nil, focusedView is any TextInput else { return handle(key) }
    return handle(key, from: focusedView?.superview)
  }
}
