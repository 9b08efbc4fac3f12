public import Synchronization

/// One subscription to a line of operators: whether it still runs, and what ends with it.
///
/// Sources stop when `isDisposed`, and put what keeps them going into the chain with ``insert(_:)``.
///
/// `@unchecked Sendable`: the links are guarded by the lock of the chain that holds them.
public class Chain: Link, Cancelable, @unchecked Sendable {
  fileprivate struct Links {
    var first: Link?
    unowned(unsafe) var last: Link?
  }

  @usableFromInline let disposed = Atomic<Bool>(false)
  private let links = Locked(Links())
  private let parent: Chain?
  #if DEBUG
    private var counted = SubscriptionCount.current?.begin()
  #endif

  /// A chain of its own.
  public override init() {
    parent = nil
  }

  /// A chain that ends with `parent`, or earlier by itself, and then leaves nothing behind. O(1).
  @usableFromInline
  init(childOf parent: Chain) {
    self.parent = parent
    super.init()
    if !parent.append(self) { disposed.store(true, ordering: .releasing) }
  }

  deinit {
    if isDisposed { return }
    // One after the other, as the stack could not take many that release each other.
    var next = links.withLock { $0.first }
    while let link = next {
      next = link.next
      link.next = nil
    }
  }

  /// Whether nothing may be sent any more.
  @inlinable
  public final var isDisposed: Bool { disposed.load(ordering: .acquiring) }

  /// Ends the subscription: everything that was inserted is disposed, in order.
  public final override func dispose() {
    guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    parent?.remove(self)
    while let link = takeFirst() { link.dispose() }
  }

  /// Ends `disposable` together with this chain: at once, where the chain has ended.
  public final func insert(_ disposable: any Disposable) {
    insert(Holder(disposable))
  }

  /// Ends `link` together with this chain: at once, where the chain has ended.
  @usableFromInline
  final func insert(_ link: Link) {
    if !append(link) { link.dispose() }
  }

  /// A chain that ends with this one, or earlier by itself, and then leaves nothing behind. O(1).
  public final func child() -> Chain { Chain(childOf: self) }

  private final func append(_ link: Link) -> Bool {
    links.withLock { links in
      if isDisposed { return false }
      link.previous = links.last
      link.isLinked = true
      if let last = links.last { last.next = link } else { links.first = link }
      links.last = link
      return true
    }
  }

  /// Forgets `link` without disposing it.
  final func remove(_ link: Link) {
    links.withLock { $0.unlink(link) }
  }

  private final func takeFirst() -> Link? {
    links.withLock { links in
      let first = links.first
      if let first { links.unlink(first) }
      return first
    }
  }
}

// MARK: - Using one again

extension Chain {
  /// Says that a chain which has ended is only kept to ``beginAnew()``. Nobody else may hold it.
  @usableFromInline
  final func rest() {
    #if DEBUG
      counted = nil
    #endif
  }

  /// Makes a chain that rested as good as a new one.
  @usableFromInline
  final func beginAnew() {
    #if DEBUG
      counted = SubscriptionCount.current?.begin()
    #endif
    disposed.store(false, ordering: .releasing)
    if parent?.append(self) == false { disposed.store(true, ordering: .releasing) }
  }
}

/// Something in a chain: knows its neighbours there.
///
/// `@unchecked Sendable`: the neighbours are guarded by the lock of the chain; subclasses state how they protect the rest.
public class Link: Disposable, @unchecked Sendable {
  @exclusivity(unchecked) fileprivate var next: Link?
  @exclusivity(unchecked) fileprivate unowned(unsafe) var previous: Link?
  @exclusivity(unchecked) fileprivate var isLinked = false

  @usableFromInline
  init() {}

  /// Gives it up.
  public func dispose() {}
}

extension Chain.Links {
  mutating func unlink(_ link: Link) {
    guard link.isLinked else { return }
    link.isLinked = false
    let next = link.next
    if let previous = link.previous { previous.next = next } else { first = next }
    if let next { next.previous = link.previous } else { last = link.previous }
    link.next = nil
    link.previous = nil
  }
}

/// A disposable of another kind in a chain.
///
/// `@unchecked Sendable`: it adds a constant to a link, whose neighbours are changed under the lock of the chain.
private final class Holder: Link, @unchecked Sendable {
  private let held: any Disposable

  init(_ held: any Disposable) {
    self.held = held
  }

  override func dispose() { held.dispose() }
}
