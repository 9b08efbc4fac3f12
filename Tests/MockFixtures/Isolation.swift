/// A global actor of the module.
@globalActor public actor Painter {
  /// The only one.
  public static let shared = Painter()
}

/// Run by the main actor, but for one requirement.
@MainActor public protocol View: AnyObject {
  var title: String { get set }
  func show(_ canvas: Canvas)
  func load() async throws -> String
  nonisolated func id() -> Int
}

/// Says for each requirement who runs it.
public protocol Partly: Sendable {
  @MainActor func show(_ text: String) -> Int
  @Painter func paint(_ canvas: Canvas) async
  @concurrent func work() async -> Int
  nonisolated(nonsending) func here() async -> Int
  func on(_ actor: isolated (any Actor)?) async -> Int
}

/// Run by the module's own global actor.
@Painter public protocol Painting: Sendable {
  func paint() throws
  var color: String { get }
}

/// Is run by nobody in particular.
public protocol Plain {
  var size: Int { get set }
  func measure() -> Int
  func wait() async
  init(size: Int)
}

/// Is run by the main actor, but for what it refines.
@MainActor public protocol Panel: Plain {
  func draw() -> Int
}

/// An actor that refines what is none.
public protocol Vault: Plain, Actor {
  func open() -> Int
}

/// Holds a global actor and a builder.
public enum Workshop {
  /// A global actor inside a type.
  @globalActor public actor Smith {
    /// The only one.
    public static let shared = Smith()
  }

  /// A generic builder inside a type.
  @resultBuilder public enum Chain<Link> {
    /// The number of links.
    public static func buildBlock(_ links: Link...) -> Int { links.count }
  }
}

/// Is run and built by types inside a type.
public protocol Forging: Sendable {
  @Workshop.Smith func forge(_ canvas: Canvas) -> Int
  @Workshop.Chain<Int> func links() -> Int
  func chain(@Workshop.Chain<Int> _ links: () -> Int) -> Int
}

/// An actor.
public protocol Store: Actor {
  func save(_ text: String) throws -> Int
  func load() async -> [String]
  nonisolated var name: String { get }
}

/// Is run by whoever runs what it refines.
public protocol Screen: View {
  func close()
}
