import Mocking
public import Testing

/// Records each call of a mock that has no answer as an issue of the running test, even where the code under test
/// swallows the error.
public struct MockTrait: TestTrait, SuiteTrait {
  /// The tests of a suite have it too.
  public var isRecursive: Bool { true }

  /// Called by the testing library.
  public func prepare(for test: Test) async throws {
    UnansweredCalls.report { Issue.record($0) }
  }
}

extension Trait where Self == MockTrait {
  /// Fails the test where a mock is asked what it has no answer for: `@Suite(.mocks)`.
  public static var mocks: Self { MockTrait() }
}
