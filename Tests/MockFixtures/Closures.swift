/// Every kind of closure as an argument, and as a result.
public protocol Closures: Sendable {
  func each(_ body: (Int) -> Void)
  func eachThrowing(_ body: (Int) throws -> Void) rethrows
  func later(_ body: @escaping (Int) -> Void)
  func elsewhere(_ body: @escaping @Sendable (Int) async throws -> String)
  func onMain(_ body: @escaping @MainActor @Sendable () -> Void)
  func lazily(_ condition: @autoclosure () -> Bool, _ message: @autoclosure @escaping @Sendable () -> String)
  func optionally(_ body: ((Int) -> Void)?)
  func aliased(_ now: Completion, later: @escaping Completion)
  func named(_ body: (_ id: Int, _ name: String) -> Int) -> Int
  func waiting(_ body: (Int) async -> Int) async -> Int
  func maker() -> @Sendable (Int) -> Int
  func nested(_ body: @escaping ((Int) -> Void) -> Void)
}
