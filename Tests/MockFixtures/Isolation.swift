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
