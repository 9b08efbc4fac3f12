/// An observable that is told its events from outside.
public protocol SubjectType<Element>: ObservableType {
  /// What it is told through.
  associatedtype Observer: ObserverType

  /// The side of it that is told.
  func asObserver() -> Observer
}
