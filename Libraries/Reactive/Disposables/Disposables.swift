/// Makes disposables.
public enum Disposables {
  /// One that does nothing.
  public static func create() -> any Disposable {
    NopDisposable.shared
  }

  /// One that runs `dispose` once.
  public static func create(with dispose: @escaping @Sendable () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// One that disposes both.
  public static func create(_ first: any Disposable, _ second: any Disposable) -> any Cancelable {
    CompositeDisposable(first, second)
  }

  /// One that disposes all three.
  public static func create(
    _ first: any Disposable, _ second: any Disposable, _ third: any Disposable
  ) -> any Cancelable {
    CompositeDisposable(first, second, third)
  }

  /// One that disposes all.
  public static func create(
    _ first: any Disposable, _ second: any Disposable, _ third: any Disposable, _ others: any Disposable...
  ) -> any Cancelable {
    CompositeDisposable(disposables: [first, second, third] + others)
  }

  /// One that disposes all.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable {
    CompositeDisposable(disposables: disposables)
  }
}

/// Does nothing.
@usableFromInline
final class NopDisposable: Disposable {
  @usableFromInline static let shared = NopDisposable()

  @usableFromInline
  func dispose() {}
}
