public import Reactive

extension Event: Equatable where Element: Equatable {
  /// Whether both are the same kind of event with equal elements, or with errors that are described alike.
  public static func == (lhs: Event, rhs: Event) -> Bool {
    switch (lhs, rhs) {
    case (.next(let first), .next(let second)): first == second
    case (.error(let first), .error(let second)): areAlike(first, second)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension InfallibleEvent: Equatable where Element: Equatable {
  /// Whether both are the same kind of event with equal elements.
  public static func == (lhs: InfallibleEvent, rhs: InfallibleEvent) -> Bool {
    switch (lhs, rhs) {
    case (.next(let first), .next(let second)): first == second
    case (.completed, .completed): true
    default: false
    }
  }
}

extension MaybeEvent: Equatable where Element: Equatable {
  /// Whether both are the same kind of event with equal elements, or with errors that are described alike.
  public static func == (lhs: MaybeEvent, rhs: MaybeEvent) -> Bool {
    switch (lhs, rhs) {
    case (.success(let first), .success(let second)): first == second
    case (.error(let first), .error(let second)): areAlike(first, second)
    case (.completed, .completed): true
    default: false
    }
  }
}

extension CompletableEvent: Equatable {
  /// Whether both are the same kind of event, with errors that are described alike.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let first), .error(let second)): areAlike(first, second)
    case (.completed, .completed): true
    default: false
    }
  }
}

/// Errors cannot be compared, so their types and descriptions are.
private func areAlike(_ first: any Error, _ second: any Error) -> Bool {
  "\(type(of: first)) \(first)" == "\(type(of: second)) \(second)"
}
