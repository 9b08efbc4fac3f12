import Synchronization

/// The one line of progress at the bottom of a terminal, which gives way to whatever else is written there.
final class StatusLine: Sendable {
  private let sink: any ConsoleOutput
  private let isShown = Mutex(false)

  init(on sink: any ConsoleOutput) {
    self.sink = sink
  }

  var columns: Int? { sink.columns }

  func show(_ text: String) {
    isShown.withLock { isShown in
      // A terminal that is gone is no reason to stop the work.
      try? sink.write(Array("\r\(text)\u{1B}[K".utf8))
      isShown = true
    }
  }

  func erase() {
    whileErased { () throws(Never) in }
  }

  /// Nothing draws the line again before `body` is through.
  func whileErased<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    try isShown.withLock { (isShown: inout Bool) throws(Failure) in
      if isShown { try? sink.write(Array("\r\u{1B}[K".utf8)) }
      isShown = false
      try body()
    }
  }
}
