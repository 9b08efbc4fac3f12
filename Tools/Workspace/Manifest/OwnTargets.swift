/// The targets of a package by name: where they lie, and what their modules are called.
struct OwnTargets {
  private let targets: [String: Manifest.Target]
  private(set) var folders: [String: String] = [:]
  private(set) var moduleNames: [String: String] = [:]
  private(set) var moduleMaps: [String: String] = [:]

  init(_ manifest: Manifest, folder: SourceFolder) {
    targets = Dictionary(manifest.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for target in manifest.targets {
      let place = folder.folder(of: target, among: manifest.targets)
      let clang = place.map { folder.clangModule(of: target, in: $0) }
      folders[target.name] = place
      moduleMaps[target.name] = clang?.map
      moduleNames[target.name] = clang?.name ?? Self.moduleName(target.name)
    }
  }

  /// What a declared dependency allows to be imported.
  func need(_ dependency: Manifest.Dependency, foreign: [String: ForeignPackage]) -> Module.Need {
    let name = dependency.name
    switch dependency {
    case .target, .byName:
      if let target = targets[name] {
        return Module.Need(
          name: name, modules: [moduleNames[name] ?? name], target: name,
          mayServeUnimported: [.executable, .plugin, .binary].contains(target.kind))
      }
      return product(name, package: nil, aliases: [:], foreign: foreign)
    case .product(_, let package, let aliases):
      return product(name, package: package, aliases: aliases, foreign: foreign)
    }
  }

  private func product(
    _ name: String, package: String?, aliases: [String: String], foreign: [String: ForeignPackage]
  ) -> Module.Need {
    let packages = foreign.filter { $1.products[name] != nil }
    let wanted = package?.lowercased()
    let holder =
      packages.first { $0 == wanted || $1.manifest.name.lowercased() == wanted }?.value ?? packages.values.first
    guard let product = holder?.products[name] else {
      return Module.Need(name: name, modules: [name], target: nil, mayServeUnimported: true)
    }
    let modules = Set(product.modules.map { aliases[$0] ?? $0 })
    return Module.Need(name: name, modules: modules, target: nil, mayServeUnimported: product.mayServeUnimported)
  }

  /// A target's name as an identifier, such as `my_kit` for `my-kit`.
  private static func moduleName(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
