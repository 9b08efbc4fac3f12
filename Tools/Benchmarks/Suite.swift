/// Benchmarks of one library. A suite is one file that ends in `…Suite.swift`, and one entry in `Suite.all`.
struct Suite: Sendable {
  let name: String
  let benchmarks: [Benchmark]

  static let all: [Suite] = [.injection, .presentation, .reactive, .reactors]
}

/// One operation, and how to repeat it.
struct Benchmark: Sendable {
  let name: String
  /// What one operation is.
  let summary: String
  /// Prepares, and then does the operation so many times. What it prepares does not depend on the count, so that the
  /// difference of two runs is operations alone.
  let run: @Sendable (_ count: Int) throws -> Void
}

/// Keeps the optimiser from leaving out what nobody uses.
@inline(never)
func use<Value>(_ value: Value) {}

/// Never frees an object, so that a benchmark counts making it and not what becomes of it.
@inline(never)
func keep<Object: AnyObject>(_ object: Object) {
  _ = Unmanaged.passRetained(object)
}
