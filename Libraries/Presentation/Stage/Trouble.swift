public import Reactive

/// Why a screen cannot show what it should, and what leads out of that.
public struct Trouble: Hashable, Sendable {
  /// What is wrong, as a sentence.
  public let reason: LocalizedString
  /// What can be done about it.
  public let wayOut: WayOut

  /// What an error says of itself; one that nobody has words for may be gone the next time.
  public init(_ error: any Error) {
    reason = LocalizedString(reason: error)
    wayOut = (error as? any LocalizedFailure)?.wayOut ?? .retry
  }

  /// The reason as it looks on a screen: that somebody has to sign in is no failure, and does not look like one.
  public var text: StyledText { reason.styled(wayOut == .signIn ? .body : .negative) }
}

extension Trouble {
  /// Does what leads out of it: goes to a place by `open`, or does by `retry` what failed.
  public func takeWayOut<Change: Sendable>(
    _ open: (_ address: String) -> Void, orRetry retry: () -> Observable<Change>
  ) -> Observable<Change> {
    guard let address = wayOut.address else { return retry() }
    open(address)
    return .empty()
  }
}

/// What can be done where something failed. A button says it.
public enum WayOut: Hashable, Sendable {
  /// To try the same again.
  case retry
  /// To go to another place of the program, with what the button says.
  case place(_ address: String, LocalizedString)

  /// To sign in: a program whose screens need somebody to be signed in has a place `sign-in`.
  public static let signIn = WayOut.place("sign-in", LocalizedString(LibraryText.signIn))

  /// Where it leads; nil where the same is to be tried again.
  public var address: String? {
    switch self {
    case .retry: nil
    case .place(let address, _): address
    }
  }

  /// What the button says.
  public var title: LocalizedString {
    switch self {
    case .retry: LocalizedString(LibraryText.retry)
    case .place(_, let title): title
    }
  }
}

/// Nobody is signed in, and somebody has to be.
public struct SignInNeeded: LocalizedFailure, Hashable {
  /// Nobody is signed in.
  public init() {}

  /// That nobody is.
  public var text: LocalizedString { LocalizedString(LibraryText.signInNeeded) }
  /// To sign in.
  public var wayOut: WayOut { .signIn }
}
