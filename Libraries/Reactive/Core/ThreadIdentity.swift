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

  /// Whether the one that asks is the first thread of the process. Reads a link of the system: ask once for each thread.
  static var isMain: Bool {
    #if canImport(Darwin)
      return pthread_main_np() != 0
    #else
      // "PROCESS/task/THREAD": the first thread has the number of its process. `gettid` is not in the module Glibc.
      var link = [CChar](repeating: 0, count: 64)
      let length = readlink("/proc/thread-self", &link, link.count - 1)
      guard length > 0 else { return false }
      let parts = link[..<length].split(separator: CChar(UInt8(ascii: "/")))
      return parts.count == 3 && parts[0] == parts[2]
    #endif
  }
}
