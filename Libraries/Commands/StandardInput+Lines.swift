import Dispatch

extension StandardInput {
  /// The lines, each read by a thread of their own when it is asked for; they end as ``readLine()`` does, and throw what
  /// it throws.
  ///
  /// For a program that does something else meanwhile. Nobody else may read from here on.
  public var lines: AsyncThrowingStream<String, any Error> {
    let queue = DispatchQueue(label: "standard input")
    return AsyncThrowingStream {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { continuation.resume(with: Result { try self.readLine() }) }
      }
    }
  }
}
