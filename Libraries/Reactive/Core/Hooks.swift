/// What the library does when nobody else does.
public enum Hooks {
  /// Takes an error that came to a subscription without `onError`.
  public typealias DefaultErrorHandler = @Sendable (_ subscriptionCallStack: [String], _ error: any Error) -> Void

  private static let errorHandler = Locked<DefaultErrorHandler> { _, error in
    #if DEBUG
      print("Unhandled error happened: \(error)")
    #endif
  }

  private static let misuse = Locked<@Sendable (String) -> Void> { print($0) }

  /// Takes errors that came to a subscription without `onError`. Debug builds print them unless it is replaced.
  ///
  /// Call stacks are not recorded, so its first argument is empty.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { errorHandler.withLock { $0 } }
    set { errorHandler.withLock { $0 = newValue } }
  }

  /// Takes what debug builds find wrong with how the library is used. Prints it unless it is replaced.
  public static var misuseHandler: @Sendable (String) -> Void {
    get { misuse.withLock { $0 } }
    set { misuse.withLock { $0 = newValue } }
  }

  @usableFromInline
  static func unhandled(_ error: any Error) {
    defaultErrorHandler([], error)
  }

  @usableFromInline
  static func misused(_ what: String) {
    misuseHandler(what)
  }
}
