public import ChatInterface
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import ItemInterface
public import UserInterface

/// Shipping as the host makes it. No other module needs it, so it has no interface.
public final class ShippingFeature: Sendable {
  /// The model behind it, for Shipping's own presentation.
  public let manager: ShippingManager

  /// Shipping on a store. The lazies are first called when a function needs them, never here. `wording` tells
  /// conversations of arrivals; `now` is the clock.
  public init(
    store: any ShippingStore,
    items: @autoclosure @escaping @Sendable () -> any ItemInterface,
    users: @autoclosure @escaping @Sendable () -> any UserInterface,
    chat: @autoclosure @escaping @Sendable () -> any ChatInterface,
    wording: any ArrivalWording,
    now: @escaping @Sendable () -> Date
  ) {
    manager = ShippingManager(
      store: store, items: items(), users: users(), chat: chat(), wording: wording, now: now)
  }
}
