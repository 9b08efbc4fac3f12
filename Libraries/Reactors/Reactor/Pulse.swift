/// A part of a state that counts when it is assigned, even if it is the same again: a message, a beep.
///
///     struct State {
///       @Pulse var failure: String?
///     }
///
/// `reactor.pulse(\.$failure)` tells the same failure twice where it was assigned twice, and does not repeat it when
/// another part of the state changes.
@propertyWrapper
public struct Pulse<Value> {
  /// The value. Setting or changing it counts.
  public var wrappedValue: Value {
    didSet { valueUpdatedCount &+= 1 }
  }

  /// How often the value was assigned, not counting the initial value. Wraps around.
  public internal(set) var valueUpdatedCount: UInt = 0

  /// A value that was not assigned yet.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The same as ``wrappedValue``.
  public var value: Value {
    get { wrappedValue }
    set { wrappedValue = newValue }
  }

  /// The value together with its count.
  public var projectedValue: Pulse { self }
}

extension Pulse: Sendable where Value: Sendable {}

/// Equal where value and count are, so that a state whose pulse was assigned differs from the one before.
extension Pulse: Equatable where Value: Equatable {}

extension Pulse: Hashable where Value: Hashable {}

extension Pulse: CustomDebugStringConvertible {
  /// `"Offline" (2)`: the value and its count.
  public var debugDescription: String {
    "\(String(reflecting: wrappedValue)) (\(valueUpdatedCount))"
  }
}
