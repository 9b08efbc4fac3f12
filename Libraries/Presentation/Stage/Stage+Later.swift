import Reactive

extension Stage {
  /// Does something here, called from any thread: soon, and in the order of the calls.
  public nonisolated func later(_ body: @escaping @MainActor @Sendable (_ stage: any Stage) -> Void) {
    Task { @MainActor in body(self) }
  }

  /// Goes to the address that it is given, called from any thread.
  public nonisolated var opening: @Sendable (_ address: String) -> Void {
    { [weak self] address in self?.later { $0.open(address) } }
  }

  /// Does what may fail where managers are asked, such as to show a place of another feature, and says here why it failed.
  public nonisolated func perform(on schedulers: ScreenSchedulers, _ body: @escaping @Sendable () throws -> Void) {
    _ = schedulers.ask(body).subscribe(onError: { [weak self] error in
      let reason = LocalizedString(reason: error).styled(.negative)
      self?.later { $0.toast(reason) }
    })
  }
}
