#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Dispatch

/// A number of the running thread that no other running thread has; never 0.
func currentThreadID() -> UInt {
  #if canImport(Darwin)
    UInt(bitPattern: pthread_self())
  #else
    UInt(pthread_self())
  #endif
}

extension Duration {
  /// The whole milliseconds in it, at least 0.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    let whole = seconds.multipliedReportingOverflow(by: 1000)
    guard !whole.overflow else { return seconds < 0 ? 0 : Int(Int32.max) }
    return Int(min(max(0, whole.partialValue + attoseconds / 1_000_000_000_000_000), Int64(Int32.max)))
  }

  var dispatchInterval: DispatchTimeInterval { .milliseconds(milliseconds) }
}
