import Commands
import Foundation
import Records

/// A package that the checked one needs.
struct ForeignPackage: Sendable {
  /// What a target gets that depends on the product.
  struct Product: Sendable {
    let modules: [String]
    let mayServeUnimported: Bool
  }

  let manifest: Manifest
  let products: [String: Product]
  let moduleNames: [String]

  init(_ manifest: Manifest, root: String) {
    self.manifest = manifest
    let own = OwnTargets(manifest, folder: SourceFolder(root: root))
    let kinds = Dictionary(manifest.targets.map { ($0.name, $0.kind) }, uniquingKeysWith: { first, _ in first })
    let unimported: Set<Manifest.Kind> = [.executable, .plugin, .binary]
    let products = manifest.products.map { product in
      let modules = product.targets.map { own.moduleNames[$0] ?? $0 }
      let serves = product.targets.contains { kinds[$0].map(unimported.contains) ?? true }
      return (product.name, Product(modules: modules, mayServeUnimported: serves))
    }
    self.products = Dictionary(products, uniquingKeysWith: { first, _ in first })
    // Its tests and programs are not built for others, so that a module of ours may be called like one of them.
    let offered = manifest.targets.filter { $0.kind == .regular || $0.kind == .system }
    moduleNames = offered.map { own.moduleNames[$0.name] ?? $0.name }
  }
}

/// Where SwiftPM put the packages that it fetched, by what it wrote down about them in `.build`.
struct FetchedPackages: Sendable {
  private let folders: [String: String]

  init(root: String) {
    let build = "\(root)/.build"
    let state = try? JSONValue(parsing: [UInt8](Data(contentsOf: URL(filePath: "\(build)/workspace-state.json"))))
    let dependencies = state?["object"]?["dependencies"]?.array ?? []
    let entries = dependencies.compactMap { entry -> (String, String)? in
      guard let identity = entry["packageRef"]?["identity"]?.string else { return nil }
      if let path = entry["state"]?["path"]?.string { return (identity, path) }
      let store = entry["state"]?["name"]?.string == "registryDownload" ? "registry/downloads" : "checkouts"
      return entry["subpath"]?.string.map { (identity, $0.hasPrefix("/") ? $0 : "\(build)/\(store)/\($0)") }
    }
    folders = Dictionary(entries, uniquingKeysWith: { first, _ in first })
  }

  /// The absolute path of a package's sources. Throws a `Failure` where it was not fetched.
  func folder(of identity: String) throws -> String {
    guard let folder = folders[identity] else {
      throw Failure(
        .noSuchFile, "The sources of the package '\(identity)' are not here, so that its modules are unknown.",
        hint: "`swift package resolve` fetches them.")
    }
    return folder
  }
}
