import CSodium
import Synchronization

/// Bytes that are overwritten when nobody needs them any more, and that no description or mirror shows.
///
/// They live in one place: the array never leaves the lock, so there is no copy that zeroing would miss.
final class SecretBytes: Sendable {
  private let storage: Mutex<[UInt8]>

  init(_ bytes: consuming sending [UInt8]) {
    storage = Mutex(bytes)
  }

  deinit {
    storage.withLock { bytes in
      sodium_memzero(&bytes, bytes.count)
    }
  }

  /// Lends the bytes and their count; the pointer is not to be kept.
  func withBytes<Result>(_ body: (UnsafePointer<UInt8>, Int) -> sending Result) -> sending Result {
    storage.withLock { bytes in body(bytes, bytes.count) }
  }
}
