/// Disposes what is in it when it goes: the lifetime of its owner bounds that of the owner's subscriptions.
public final class DisposeBag: Sendable {
  private struct Contents {
    var held: [any Disposable] = []
    var isDisposed = false
  }

  private let contents = Locked(Contents())

  /// An empty bag.
  public init() {}

  /// A bag with these inside.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    insert(disposables)
  }

  /// A bag with what is built inside.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init()
    insert(builder())
  }

  /// Adds one.
  public func insert(_ disposable: any Disposable) {
    let isAccepted = contents.withLock { contents in
      if !contents.isDisposed { contents.held.append(disposable) }
      return !contents.isDisposed
    }
    if !isAccepted { disposable.dispose() }
  }

  /// Adds several.
  public func insert(_ disposables: any Disposable...) {
    insert(disposables)
  }

  /// Adds several.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { insert(disposable) }
  }

  /// Adds what is built.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) {
    insert(builder())
  }

  deinit {
    let held = contents.withLock { contents in
      defer { contents.held = [] }
      contents.isDisposed = true
      return contents.held
    }
    for disposable in held { disposable.dispose() }
  }

  /// Lists disposables one a line.
  @resultBuilder
  public enum DisposableBuilder {
    /// The lines as a list.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
  }
}
