/// How many objects a registration makes.
public enum Lifetime: Sendable {
  /// One, when it is first asked for; everybody gets it, whichever thread they are on.
  case shared

  /// A new one for everybody who asks.
  case unique
}
