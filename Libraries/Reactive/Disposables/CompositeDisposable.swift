/// Several disposables as one. What is inserted after it was disposed is disposed at once.
public final class CompositeDisposable: Cancelable {
  /// Names one disposable inside, to remove it again.
  public struct DisposeKey: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Contents {
    var held: [Int: any Disposable] = [:]
    var count = 0
    var isDisposed = false

    mutating func add(_ disposable: any Disposable) -> DisposeKey {
      defer { count += 1 }
      held[count] = disposable
      return DisposeKey(number: count)
    }
  }

  private let contents = Locked(Contents())

  /// An empty one.
  public init() {}

  /// One of two.
  public convenience init(_ first: any Disposable, _ second: any Disposable) {
    self.init(disposables: [first, second])
  }

  /// One of three.
  public convenience init(_ first: any Disposable, _ second: any Disposable, _ third: any Disposable) {
    self.init(disposables: [first, second, third])
  }

  /// One of four or more.
  public convenience init(
    _ first: any Disposable, _ second: any Disposable, _ third: any Disposable, _ fourth: any Disposable,
    _ others: any Disposable...
  ) {
    self.init(disposables: [first, second, third, fourth] + others)
  }

  /// One of any number.
  public init(disposables: [any Disposable]) {
    contents.withLock { for disposable in disposables { _ = $0.add(disposable) } }
  }

  /// Whether `dispose` was called.
  public var isDisposed: Bool { contents.withLock { $0.isDisposed } }

  /// How many are inside; 0 once disposed.
  public var count: Int { contents.withLock { $0.held.count } }

  /// Adds one. The key removes it again; nil where it was disposed at once.
  @discardableResult
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    let key = contents.withLock { $0.isDisposed ? nil : $0.add(disposable) }
    if key == nil { disposable.dispose() }
    return key
  }

  /// Takes out the one that was inserted under `key`, and disposes it.
  public func remove(for key: DisposeKey) {
    contents.withLock { $0.held.removeValue(forKey: key.number) }?.dispose()
  }

  /// Disposes all, in the order in which they were inserted.
  public func dispose() {
    let held = contents.withLock { contents in
      defer { contents.held = [:] }
      contents.isDisposed = true
      return contents.held
    }
    for (_, disposable) in held.sorted(by: { $0.key < $1.key }) { disposable.dispose() }
  }
}
