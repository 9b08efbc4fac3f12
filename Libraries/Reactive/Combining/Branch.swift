/// The chain of one of several sources that an operator (its owner) runs: who is told what the source sends, in one
/// object, so that the closures of the source's sink capture nothing else and need no memory of their own.
///
/// `@unchecked Sendable`: no lock guards the owner. It changes only while nobody but a ``Spare`` holds the branch: the
/// reference count says so.
@usableFromInline
final class Branch<Owner: AnyObject & Sendable>: Chain, @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var owner: Owner?

  @inlinable
  init(of owner: Owner, _ chain: Chain) {
    self.owner = owner
    super.init(childOf: chain)
  }
}

/// Keeps the branch of a source that ended while it was started, so that the next source need not make one.
///
/// `@unchecked Sendable`: it is only touched while a source is started, and an operator starts one at a time: for an
/// event of the sequence that brings the sources, which come one at a time, or inside a ``Turnstile``.
@usableFromInline
final class Spare<Owner: AnyObject & Sendable>: @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var kept: Branch<Owner>?

  @inlinable
  init() {}

  /// Calls `start` with a branch that has just begun.
  @inlinable
  func branch(of owner: Owner, _ chain: Chain, start: (Branch<Owner>) -> Void) {
    var branch: Branch<Owner>
    if let kept {
      self.kept = nil
      kept.owner = owner
      kept.beginAnew()
      branch = kept
    } else {
      branch = Branch(of: owner, chain)
    }
    start(branch)
    guard branch.isDisposed, isKnownUniquelyReferenced(&branch) else { return }
    // Without its owner, which would otherwise hold itself.
    branch.owner = nil
    branch.rest()
    kept = branch
  }
}
