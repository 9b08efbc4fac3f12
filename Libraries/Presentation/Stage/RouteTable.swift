/// All places of a program by their addresses, for links from outside, for going from one feature to another, and for
/// going back.
public struct RouteTable: Sendable {
  /// What addresses begin with, before `://`.
  public let scheme: String
  private let routes: [String: [ScreenRoute]]

  /// A place: its address in one spelling, and its screen.
  struct Place: Sendable {
    let address: String
    let make: ScreenRoute.Making
  }

  /// The routes of all features.
  public init(scheme: String, _ routes: [ScreenRoute]) {
    self.scheme = scheme
    self.routes = Dictionary(grouping: routes, by: \.word)
  }

  /// The address in the spelling that all its variants share: the scheme may be written in any case, or left out.
  /// Throws where it leads nowhere.
  public func canonicalAddress(_ text: String) throws(RouteError) -> String {
    try place(at: text).address
  }

  func place(at text: String) throws(RouteError) -> Place {
    let prefix = "\(scheme)://"
    let path = text.lowercased().hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[...]
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let parameter = parts.dropFirst().first
    guard let word = parts.first, parameter?.contains("/") != true,
      let route = routes[word]?.first(where: { $0.accepts(parameter) })
    else { throw .unknown(text) }
    return Place(address: prefix + path) { stage in try route.make(parameter ?? "", stage) }
  }
}
