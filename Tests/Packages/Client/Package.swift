// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else: proves that Reactive, ReactiveTesting and Reactors can be used from outside, by clean
// Swift 6 code and by Swift 5 code such as tests that were written for RxSwift, RxTest and ReactorKit; and that the
// build of another package writes mocks.

let package = Package(
  name: "Client",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "marketplace", path: "../../..")],
  targets: [
    reactiveTests("SwiftSixTests", language: .v6),
    reactiveTests("SwiftFiveTests", language: .v5),
    .target(name: "PriceInterface"),
    .target(
      name: "PriceInterfaceMocks", dependencies: ["PriceInterface", product("Mocking")],
      plugins: [.plugin(name: "MockPlugin", package: "marketplace")]),
    .testTarget(name: "MockTests", dependencies: ["PriceInterface", "PriceInterfaceMocks", product("Mocking")]),
  ]
)

func reactiveTests(_ name: String, language: SwiftLanguageMode) -> Target {
  .testTarget(
    name: name, dependencies: [product("Reactive"), product("ReactiveTesting"), product("Reactors")],
    swiftSettings: [.swiftLanguageMode(language)])
}

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "marketplace") }
