/// A sequence that is told elements by ``accept(_:)``, from any thread, and neither fails nor ends.
public protocol RelayType<Element>: ObservableType {
  /// Passes on the element.
  func accept(_ event: Element)
}

extension PublishRelay: RelayType {}
extension BehaviorRelay: RelayType {}
extension ReplayRelay: RelayType {}
