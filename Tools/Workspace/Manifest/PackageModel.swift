/// A package: its modules, and the modules of the packages that it needs.
struct PackageModel: Sendable {
  /// The absolute path of its folder.
  let root: String
  let name: String
  /// Its targets, in the manifest's order.
  let modules: [Module]
  /// What the packages that it needs define, also those that these need: the package of each module.
  let foreignModules: [String: String]

  private let modulesByName: [String: Module]
  private let modulesByTarget: [String: Module]

  init(root: String, name: String, modules: [Module], foreignModules: [String: String]) {
    self.root = root
    self.name = name
    self.modules = modules
    self.foreignModules = foreignModules
    modulesByName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    modulesByTarget = Dictionary(modules.map { ($0.target, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The module that source calls `name`, where it is one of this package.
  func module(named name: String) -> Module? { modulesByName[name] }

  /// The module of a target.
  func module(ofTarget name: String) -> Module? { modulesByTarget[name] }
}
