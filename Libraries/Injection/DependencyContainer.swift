import Synchronization

/// Knows how every object of a program is made, and proves that it can be before making any.
///
/// Register everything, call `verify` once, and go on with what it returns. A factory receives what it declared and
/// nothing else, so the declared graph is the whole graph: after `verify` nothing is missing. Registering after `verify`
/// changes nothing and is a fault that the next `verify` reports; a child container takes more registrations.
///
/// May be used from any thread. Objects that are mutually lazy keep each other alive until the process ends.
public final class DependencyContainer: Sendable {
  struct Draft {
    var declarations: [Declaration] = []
    var late: [Declaration] = []
  }

  let parent: DependencyContainer?
  let draft = Mutex(Draft())
  @usableFromInline let graph = WriteOnce<DependencyGraph>()

  /// An empty container.
  public convenience init() {
    self.init(parent: nil)
  }

  private init(parent: DependencyContainer?) {
    self.parent = parent
  }

  /// A container in which registrations override those of this one, for a test or a session.
  ///
  /// What reaches an override is built anew in the child, also where it is shared; all else is this container's. The
  /// child's `verify` verifies this container first.
  public func child() -> DependencyContainer {
    DependencyContainer(parent: self)
  }

  @usableFromInline
  func add(_ declaration: Declaration) {
    draft.withLock { draft in
      if graph.value == nil {
        draft.declarations.append(declaration)
      } else {
        draft.late.append(declaration)
      }
    }
  }
}
