// swift-tools-version: 6.2
import PackageDescription

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// The floors of docs/Architecture.md as types: a helper below takes only what its floor may depend on, so a
// forbidden dependency (a feature naming a feature) cannot be written. `MODULE=Chat` keeps that module alone.

let targets: [Target] = narrowed([
  interface(.chat), interface(.item), interface(.user), interface(.legacy),

  system(.sqlite, pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
  system(.sodium, pkgConfig: "libsodium", apt: "libsodium-dev", brew: "libsodium"),

  library(.injection),
  library(.storage),
  library(.sqliteStorage, on: [.storage], system: .sqlite),
  library(.secrets, system: .sodium),
  library(.records),
  library(.money),
  library(.terminalText),
  library(.commands, on: [.records, .terminalText]),
  library(.presentation, on: [.terminalText, .money, .reactive], testedWith: [.snapshots]),
  library(.snapshots),
  library(.terminalTesting),
  library(.mocking, plugin: "MockPlugin"),
  library(.mockingTesting, on: [.mocking]),
  library(.clockTesting),
  library(.reactive, testedWith: [.reactiveTesting]),
  library(.reactiveTesting, on: [.reactive]),
  library(.reactors, on: [.reactive], testedWith: [.reactiveTesting]),
  library(.reactorsTesting, on: [.reactive, .reactors]),

  feature(
    .chat, needs: [.item, .user, .legacy],
    storage: Needs(libraries: [.storage]),
    presentation: Needs(
      [.item, .user, .legacy], libraries: [.commands, .money, .records, .presentation, .reactive, .reactors]),
    tests: [
      .business: Needs(mocks: [.item, .user, .legacy], libraries: [.mocking, .clockTesting]),
      .storage: Needs(libraries: [.storage, .sqliteStorage]),
      .presentation: Needs(
        mocks: [.item, .user, .legacy],
        libraries: [
          .mocking, .clockTesting, .commands, .money, .records, .presentation, .reactive, .reactors,
          .reactorsTesting,
        ]),
    ]),
  feature(
    .item, needs: [.user, .chat, .legacy],
    storage: Needs(libraries: [.storage]),
    presentation: Needs(
      [.user, .chat, .legacy], libraries: [.commands, .money, .records, .presentation, .reactive, .reactors]),
    tests: [
      .business: Needs([.item], mocks: [.user, .chat, .legacy], libraries: [.mocking]),
      .storage: Needs(mocks: [.user, .chat], libraries: [.storage, .sqliteStorage]),
      .presentation: Needs(
        mocks: [.user, .chat, .legacy],
        libraries: [
          .mocking, .commands, .records, .presentation, .reactive, .reactiveTesting, .reactorsTesting, .money,
        ]),
    ]),
  feature(
    .user, needs: [.item, .legacy],
    storage: Needs(libraries: [.storage, .secrets]),
    presentation: Needs(libraries: [.commands, .records, .presentation, .reactive, .reactors]),
    tests: [
      .business: Needs([.user, .item], mocks: [.item, .legacy], libraries: [.mocking, .clockTesting]),
      .storage: Needs(libraries: [.storage, .sqliteStorage, .secrets]),
      .presentation: Needs(
        mocks: [.item],
        libraries: [.mocking, .commands, .presentation, .reactive, .reactiveTesting, .reactorsTesting]),
    ]),
  feature(
    .shipping, needs: [.item, .user, .chat],
    storage: Needs(libraries: [.storage]),
    presentation: Needs([.item, .user], libraries: [.commands, .records, .presentation, .reactive, .reactors]),
    tests: [
      .business: Needs(mocks: [.item, .user, .chat], libraries: [.mocking]),
      .storage: Needs(libraries: [.storage, .sqliteStorage]),
      .presentation: Needs(
        mocks: [.item, .user, .chat],
        libraries: [.mocking, .commands, .presentation, .reactive, .reactors, .reactorsTesting]),
    ]),

  exampleSupport(
    Needs(
      [.chat, .item, .user], mocks: Interface.allCases, libraries: [.mocking, .commands, .presentation, .reactive]),
    tests: Needs(
      [.chat, .item, .user], mocks: [.chat, .item, .user], libraries: [.mocking, .commands, .presentation])),
  example(.chat, Needs(mocks: [.item, .user], libraries: [.mocking, .presentation])),
  example(.item, Needs(mocks: [.user, .legacy], libraries: [.mocking, .presentation])),
  example(.user, Needs(mocks: [.item], libraries: [.mocking, .presentation])),
  example(.shipping, Needs(mocks: [.item, .chat], libraries: [.mocking, .presentation])),

  host(
    on: [.injection, .storage, .sqliteStorage, .records, .money, .commands, .presentation, .reactive],
    tests: Needs(
      libraries: [.injection, .storage, .sqliteStorage, .records, .commands, .presentation, .terminalTesting])),
  contracts(on: [.injection, .sqliteStorage]),
  mockGenerator(),
  workspace(on: [.commands, .records]),
  benchmarks(on: [.injection, .presentation, .reactive, .reactors]),
])

let package = Package(
  name: "marketplace",
  // Written for macOS as well; run and tested on Linux only.
  platforms: [.macOS(.v15)],
  products: products(of: targets),
  targets: targets
)

// MARK: - Names

enum Interface: String, CaseIterable {
  case chat = "ChatInterface"
  case item = "ItemInterface"
  case user = "UserInterface"
  case legacy = "LegacyInterface"
}

enum Feature: String, CaseIterable {
  case chat = "Chat"
  case item = "Item"
  case user = "User"
  case shipping = "Shipping"

  var interface: Interface? {
    switch self {
    case .chat: .chat
    case .item: .item
    case .user: .user
    case .shipping: nil  // nobody needs Shipping
    }
  }
}

enum Library: String, CaseIterable {
  case injection = "Injection"
  case storage = "Storage"
  case sqliteStorage = "SQLiteStorage"
  case secrets = "Secrets"
  case records = "Records"
  case money = "Money"
  case terminalText = "TerminalText"
  case commands = "Commands"
  case presentation = "Presentation"
  case snapshots = "Snapshots"
  case terminalTesting = "TerminalTesting"
  case mocking = "Mocking"
  case mockingTesting = "MockingTesting"
  case clockTesting = "ClockTesting"
  case reactive = "Reactive"
  case reactiveTesting = "ReactiveTesting"
  case reactors = "Reactors"
  case reactorsTesting = "ReactorsTesting"
}

enum System: String {
  case sqlite = "CSQLite"
  case sodium = "CSodium"
}

// MARK: - Targets of one module

/// An interface, and its mocks, which the build writes.
func interface(_ interface: Interface) -> [Target] {
  let name = interface.rawValue
  return [
    .target(name: name, path: "Interfaces/\(name)", swiftSettings: .strict),
    mocks(of: name, path: "Interfaces/\(name)Mocks"),
  ]
}

func mocks(of interface: String, path: String) -> Target {
  .target(
    name: "\(interface)Mocks", dependencies: [.byName(name: interface)] + names([Library.mocking]), path: path,
    swiftSettings: .strict, plugins: [.plugin(name: "MockPlugin")])
}

func system(_ system: System, pkgConfig: String, apt: String, brew: String) -> [Target] {
  [
    .systemLibrary(
      name: system.rawValue, path: "Libraries/\(system.rawValue)", pkgConfig: pkgConfig,
      providers: [.apt([apt]), .brew([brew])])
  ]
}

func library(
  _ library: Library, on lower: [Library] = [], system: System? = nil, plugin: String? = nil,
  testedWith others: [Library] = []
) -> [Target] {
  let name = library.rawValue
  return [
    .target(
      name: name, dependencies: names(lower) + names([system].compactMap(\.self)),
      path: "Libraries/\(name)", swiftSettings: .strict, plugins: plugin.map { [.plugin(name: $0)] }),
    testTarget(of: name, on: names(lower + others), excluding: others.contains(.snapshots) ? ["Snapshots"] : []),
  ]
}

/// What a target uses of interfaces, of their mocks and of libraries.
struct Needs {
  let dependencies: [Target.Dependency]

  init(_ interfaces: [Interface] = [], mocks: [Interface] = [], libraries: [Library] = []) {
    dependencies = names(interfaces) + mocks.map { .byName(name: "\($0.rawValue)Mocks") } + names(libraries)
  }
}

/// The three targets of a feature.
enum Part {
  case business, storage, presentation
}

/// Business, Storage and Presentation of a feature with their tests. `needs` are the capabilities it asks of others;
/// `tests` says what those of a part use besides that part and the business.
func feature(
  _ feature: Feature, needs: [Interface], storage: Needs, presentation: Needs, tests: [Part: Needs]
) -> [Target] {
  let name = feature.rawValue
  let business: [Target.Dependency] = [.byName(name: name)]
  let tested = { (part: Part) in tests[part]?.dependencies ?? [] }
  return [
    .target(
      name: name, dependencies: names([feature.interface].compactMap(\.self) + needs),
      path: "Features/\(name)/Business", swiftSettings: .strict),
    .target(
      name: "\(name)Storage", dependencies: business + storage.dependencies, path: "Features/\(name)/Storage",
      swiftSettings: .strict),
    .target(
      name: "\(name)Presentation", dependencies: business + presentation.dependencies,
      path: "Features/\(name)/Presentation", swiftSettings: .strict),
    testTarget(of: name, on: tested(.business)),
    testTarget(of: "\(name)Storage", on: business + tested(.storage)),
    testTarget(of: "\(name)Presentation", on: business + tested(.presentation)),
  ]
}

/// What the examples share: a canned world behind the mocks, and what runs a feature in it.
func exampleSupport(_ needs: Needs, tests: Needs) -> [Target] {
  let name = "ExampleSupport"
  return [
    .target(name: name, dependencies: needs.dependencies, path: "Examples/\(name)", swiftSettings: .strict),
    testTarget(of: name, on: tests.dependencies),
  ]
}

/// A program that runs a feature alone, tested by the snapshots of its scenarios and in a terminal.
func example(_ feature: Feature, _ needs: Needs) -> [Target] {
  let name = "\(feature.rawValue)Example"
  let alone: [Target.Dependency] = [
    .byName(name: feature.rawValue), .byName(name: "\(feature.rawValue)Presentation"), "ExampleSupport",
  ]
  return [
    .executableTarget(
      name: name, dependencies: alone + needs.dependencies, path: "Examples/\(name)", swiftSettings: .strict),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.byName(name: name), "ExampleSupport"] + names([Library.snapshots, .terminalTesting]),
      path: "Tests/\(name)Tests", exclude: ["Screens", "Snapshots"], swiftSettings: .strict),
  ]
}

func host(on libraries: [Library], tests: Needs) -> [Target] {
  let features = Feature.allCases.flatMap { feature in
    ["", "Storage", "Presentation"].map { Target.Dependency.byName(name: feature.rawValue + $0) }
  }
  let everything = names(Interface.allCases) + features + names(libraries)
  return [
    .executableTarget(name: "marketplace", dependencies: everything, path: "Host", swiftSettings: .strict),
    .testTarget(
      name: "HostTests", dependencies: [.byName(name: "marketplace")] + tests.dependencies, path: "Tests/HostTests",
      swiftSettings: .strict),
  ]
}

/// What every implementation of an interface does, and what a step across features leaves: asked of all of them.
func contracts(on libraries: [Library]) -> [Target] {
  let features = Feature.allCases.flatMap { feature in
    ["", "Storage"].map { Target.Dependency.byName(name: feature.rawValue + $0) }
  }
  return [
    .testTarget(
      name: "Contracts",
      dependencies: ["marketplace", "ExampleSupport"] + names(Interface.allCases) + features + names(libraries),
      path: "Tests/Contracts", swiftSettings: .strict)
  ]
}

/// The program that writes mocks, and the plugin by which the build compiles and runs it: SwiftPM plans anew where a file
/// comes to a target's path or goes. Its tests have an interface of their own, whose mocks the build writes and compiles.
func mockGenerator() -> [Target] {
  let name = "MockGenerator"
  let fixtures = "MockFixtures"
  return [
    .executableTarget(name: name, path: "Tools/\(name)", exclude: ["Plugin"], swiftSettings: .strict),
    .plugin(name: "MockPlugin", capability: .buildTool(), path: "Tools/\(name)", sources: ["Plugin"]),
    .target(name: fixtures, path: "Tests/\(fixtures)", swiftSettings: .strict + [.define("FIXTURES")]),
    mocks(of: fixtures, path: "Tests/\(fixtures)Mocks"),
    .testTarget(
      name: "\(name)Tests",
      dependencies: [.byName(name: name), .byName(name: fixtures), .byName(name: "\(fixtures)Mocks")]
        + names([Library.mocking, .snapshots]),
      path: "Tests/\(name)Tests", exclude: ["Snapshots"], swiftSettings: .strict),
  ]
}

/// The check of the borders: the target `Workspace`, the program `workspace`.
func workspace(on libraries: [Library]) -> [Target] {
  [
    .executableTarget(
      name: "Workspace", dependencies: names(libraries), path: "Tools/Workspace", swiftSettings: .strict),
    testTarget(of: "Workspace", on: names([Library.commands])),
  ]
}

func benchmarks(on libraries: [Library]) -> [Target] {
  [
    .executableTarget(
      name: "Benchmarks", dependencies: names(libraries), path: "Tools/Benchmarks", swiftSettings: .strict)
  ]
}

func testTarget(of name: String, on others: [Target.Dependency], excluding files: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name)] + others, path: "Tests/\(name)Tests", exclude: files,
    swiftSettings: .strict)
}

func names<Name: RawRepresentable<String>>(_ names: [Name]) -> [Target.Dependency] {
  names.map { .byName(name: $0.rawValue) }
}

// MARK: - Settings

extension [SwiftSetting] {
  static var strict: Self {
    [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("InferIsolatedConformances"),
      .enableUpcomingFeature("ImmutableWeakCaptures"),
      .treatAllWarnings(as: .error),
    ]
  }
}

// MARK: - One module alone

/// Every target, or with MODULE set that module with its presentation, example and tests, and what these need.
func narrowed(_ modules: [[Target]]) -> [Target] {
  let targets = modules.flatMap(\.self)
  guard let module = Context.environment["MODULE"], !module.isEmpty else { return targets }
  guard targets.contains(where: { $0.name == module || $0.name == "\(module)Tests" }) else {
    let modules = targets.map(\.name).filter { !$0.hasSuffix("Tests") }.sorted()
    print("MODULE=\(module): no such module. There are: \(modules.joined(separator: ", "))")
    exit(1)
  }
  let halves = [module] + (Feature(rawValue: module) == nil ? [] : ["\(module)Presentation", "\(module)Example"])
  var wanted = Set(halves + halves.map { "\($0)Tests" })
  var reached = Set<String>()
  while let name = wanted.popFirst() {
    guard reached.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { continue }
    wanted.formUnion(target.dependencies.compactMap(\.targetName))
    wanted.formUnion((target.plugins ?? []).compactMap(\.targetName))
  }
  return targets.filter { reached.contains($0.name) }
}

extension Target.Dependency {
  var targetName: String? {
    switch self {
    case .byNameItem(let name, _), .targetItem(let name, _): name
    default: nil
    }
  }
}

extension Target.PluginUsage {
  var targetName: String? {
    if case .plugin(let name, package: nil) = self { name } else { nil }
  }
}

/// A product for each library that stands alone, for each program and for the plugin.
func products(of targets: [Target]) -> [Product] {
  let libraries = Set(Library.allCases.map(\.rawValue))
  return targets.compactMap { target in
    switch target.type {
    case .executable where target.name == "Workspace": .executable(name: "workspace", targets: [target.name])
    case .executable: .executable(name: target.name, targets: [target.name])
    case .regular where libraries.contains(target.name): .library(name: target.name, targets: [target.name])
    case .plugin: .plugin(name: target.name, targets: [target.name])
    default: nil
    }
  }
}
