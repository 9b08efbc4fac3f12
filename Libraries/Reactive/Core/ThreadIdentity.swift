#if DEBUG
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Which thread this is.
  @usableFromInline
  struct ThreadIdentity: Equatable, Sendable {
    private let number: UInt

    /// The one that asks.
    static var current: ThreadIdentity {
      #if canImport(Glibc)
        ThreadIdentity(number: UInt(pthread_self()))
      #else
        ThreadIdentity(number: unsafeBitCast(pthread_self(), to: UInt.self))
      #endif
    }
  }
#endif
