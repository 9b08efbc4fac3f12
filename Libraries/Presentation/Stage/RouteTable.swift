/// All places of a program by their addresses, for links from outside, for going from one feature to another, and for
/// going back.
public struct RouteTable: Sendable {
  /// What addresses begin with, before `://`.
  public let scheme: String
  private let routes: [String: [ScreenRoute]]

  /// A place.
  public struct Place: Sendable {
    /// Its address in the one spelling that all variants share.
    public let address: String
    /// What its route begins with.
    public let word: String
    /// What follows, where something does.
    public let parameter: String?
    let route: ScreenRoute

    @MainActor
    func makeController(on stage: any Stage) throws -> any ControllerProtocol {
      try route.make(parameter ?? "", stage)
    }
  }

  /// The routes of all features.
  public init(scheme: String, _ routes: [ScreenRoute]) {
    self.scheme = scheme
    self.routes = Dictionary(grouping: routes, by: \.word)
  }

  /// What is at an address, whose scheme may be written in any case, or left out. Throws where there is nothing.
  public func place(at text: String) throws(RouteError) -> Place {
    let prefix = "\(scheme)://"
    let path = text.lowercased().hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[...]
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let parameter = parts.dropFirst().first
    guard let word = parts.first, parameter?.contains("/") != true,
      let route = routes[word]?.first(where: { $0.accepts(parameter) })
    else { throw .unknown(text) }
    return Place(address: prefix + path, word: word, parameter: parameter, route: route)
  }
}
