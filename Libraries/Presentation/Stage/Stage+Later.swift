extension Stage {
  /// Does something here, called from any thread: soon, and in the order of the calls.
  public nonisolated func later(_ body: @escaping @MainActor @Sendable (_ stage: any Stage) -> Void) {
    Task { @MainActor in body(self) }
  }
}
