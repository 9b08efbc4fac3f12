import Dispatch

extension AsyncStream<String> {
  /// The lines of standard input, without their ends, until it ends.
  ///
  /// Reads ahead on a thread of its own; to be made once in a program.
  public static func standardInputLines() -> AsyncStream<String> {
    AsyncStream { continuation in
      DispatchQueue(label: "standard input").async {
        while let line = readLine() { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}
