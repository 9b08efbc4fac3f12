import Dispatch

extension StandardInput {
  /// The lines as they come, read by a thread of their own; they end as ``readLine()`` does, and throw what it throws.
  ///
  /// For a program that does something else meanwhile. Nobody else may read from here on.
  public var lines: AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      DispatchQueue(label: "standard input").async {
        do {
          while let line = try self.readLine() { continuation.yield(line) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
    }
  }
}
