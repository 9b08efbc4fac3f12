/// What an operator remembers during one subscription.
///
/// `@unchecked Sendable`: the Rx contract is the lock. Only `next` and `end` of one sink touch it, and those are never
/// called by two threads at once. Where several sources meet, the operator holds a ``Turnstile`` when it touches it.
@usableFromInline
final class State<Value>: @unchecked Sendable {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
