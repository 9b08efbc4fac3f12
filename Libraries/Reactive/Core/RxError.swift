/// What goes wrong inside of operators.
public enum RxError: Error, Equatable {
  /// Something that must not happen happened.
  case unknown

  /// A disposed object was used.
  case disposed

  /// A number does not fit.
  case overflow

  /// The index of an element that does not come.
  case argumentOutOfRange

  /// A sequence that must have an element has none.
  case noElements

  /// A sequence that may have one element has more.
  case moreThanOneElement

  /// A time ran out.
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  /// What went wrong, as a sentence.
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed: "The object was disposed before it was used."
    case .overflow: "A number does not fit."
    case .argumentOutOfRange: "The argument is out of range."
    case .noElements: "The sequence has no element."
    case .moreThanOneElement: "The sequence has more than one element."
    case .timeout: "The sequence timed out."
    }
  }
}
