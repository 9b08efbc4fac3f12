#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The queue of actions of one thread: an action that is scheduled while another runs waits until that one is through.
///
/// So cold sequences take turns, and recursion becomes a loop.
@usableFromInline
final class Trampoline {
  private var actions: [() -> Void] = []
  private var head = 0
  /// Whether this is the main thread, which is found out once for each thread.
  let isOnMainThread = ThreadIdentity.isMain
  @exclusivity(unchecked) @usableFromInline var isRunning = false
  @exclusivity(unchecked) @usableFromInline var hasWaiting = false

  /// Runs `body` now, and before returning whatever it scheduled on this thread.
  @inlinable
  static func enter(_ body: () -> Void) {
    let trampoline = current
    if trampoline.isRunning { return body() }
    trampoline.isRunning = true
    body()
    trampoline.leave()
  }

  /// Runs `action` at once where nothing runs on this thread, else when its turn comes.
  @usableFromInline
  func schedule(_ action: @escaping () -> Void) {
    guard isRunning else { return Trampoline.enter(action) }
    actions.append(action)
    hasWaiting = true
  }

  /// Calls `step` until it returns false, letting others have their turn in between.
  @inlinable
  static func loop(_ step: @escaping () -> Bool) {
    let trampoline = current
    if trampoline.isRunning { return trampoline.schedule { trampoline.loopOn(step) } }
    // Written out rather than scheduled, so that the whole loop can be specialised.
    trampoline.isRunning = true
    var goesOn = true
    while goesOn, !trampoline.hasWaiting { goesOn = step() }
    if goesOn { trampoline.schedule { trampoline.loopOn(step) } }
    trampoline.leave()
  }

  @inlinable
  func loopOn(_ step: @escaping () -> Bool) {
    while !hasWaiting {
      guard step() else { return }
    }
    guard step() else { return }
    schedule { self.loopOn(step) }
  }

  @usableFromInline
  func leave() {
    while head < actions.count {
      let action = actions[head]
      head += 1
      if head > 64, head * 2 > actions.count {
        actions.removeFirst(head)
        head = 0
      }
      hasWaiting = head < actions.count
      action()
    }
    if !actions.isEmpty { actions.removeAll(keepingCapacity: actions.capacity < 1024) }
    head = 0
    hasWaiting = false
    isRunning = false
  }
}

// MARK: - One for each thread

extension Trampoline {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { stored in
      #if canImport(Darwin)
        Unmanaged<Trampoline>.fromOpaque(stored).release()
      #else
        if let stored { Unmanaged<Trampoline>.fromOpaque(stored).release() }
      #endif
    }
    return key
  }()

  /// The one of this thread.
  @usableFromInline
  static var current: Trampoline {
    if let stored = pthread_getspecific(key) { return Unmanaged<Trampoline>.fromOpaque(stored).takeUnretainedValue() }
    let trampoline = Trampoline()
    pthread_setspecific(key, Unmanaged.passRetained(trampoline).toOpaque())
    return trampoline
  }
}
