import Dispatch

extension StandardInput {
  /// The lines, each read by a thread of their own when it is asked for; they end as ``readLine()`` does, and throw what
  /// it throws.
  ///
  /// For a program that does something else meanwhile. Nobody else may read from here on. `isSecret` is asked before each
  /// line: a terminal does not show one that is.
  public func lines(
    isSecret: @escaping @Sendable () -> Bool = { false }
  ) -> AsyncThrowingStream<String, any Error> {
    let queue = DispatchQueue(label: "standard input")
    return AsyncThrowingStream {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { continuation.resume(with: Result { try self.line(isSecret: isSecret()) }) }
      }
    }
  }

  private func line(isSecret: Bool) throws -> String? {
    // Who was asked may have begun to type before the terminal knew.
    try isSecret ? withoutEcho(keepingTyped: true) { try readLine() } : readLine()
  }
}
