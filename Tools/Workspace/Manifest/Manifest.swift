/// A package as `swift package dump-package` prints it; only what the borders depend on.
struct Manifest: Sendable {
  /// A target as the manifest declares it.
  struct Target: Sendable {
    let name: String
    let kind: Kind
    /// Relative to the package; nil where the conventional folder is meant.
    let path: String?
    let dependencies: [Dependency]
    let excluded: [String]
    /// The files and folders that are sources; nil for all.
    let sources: [String]?
    /// A C target's folder of headers, relative to its own.
    let headers: String
    /// Whether plugins run for it, which may add sources that nobody has written.
    let usesPlugins: Bool
    /// What the compiler must be told to parse the sources as the build does.
    let compilerFlags: [String]
  }

  enum Kind: String, Sendable {
    case regular, executable, test, system, binary, plugin, macro
  }

  /// What a target says it needs.
  enum Dependency: Sendable, Equatable {
    case target(String)
    /// `aliases` are the names under which modules of the product are imported here.
    case product(String, package: String?, aliases: [String: String])
    /// A target of this package or, failing that, a product of another.
    case byName(String)

    /// The name of the target or product.
    var name: String {
      switch self {
      case .target(let name), .product(let name, _, _), .byName(let name): name
      }
    }
  }

  struct Product: Sendable {
    let name: String
    let targets: [String]
  }

  /// Another package that this one needs.
  struct Reference: Sendable {
    let identity: String
    /// Nil for one that SwiftPM fetches.
    let path: String?
  }

  let name: String
  let targets: [Target]
  let products: [Product]
  let packages: [Reference]
}
