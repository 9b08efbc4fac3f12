import Foundation

extension Sequence where Self: Sendable, Element: Sendable {
  /// The results of `transform` in the order of the elements, worked out by as many tasks at a time as there are cores.
  func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var results: [Int: Result] = [:]
      for (index, element) in enumerated() {
        if index >= ProcessInfo.processInfo.activeProcessorCount, let (done, result) = try await group.next() {
          results[done] = result
        }
        group.addTask { (index, try await transform(element)) }
      }
      for try await (done, result) in group { results[done] = result }
      return results.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
