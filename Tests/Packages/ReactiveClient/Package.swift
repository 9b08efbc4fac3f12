// swift-tools-version: 6.2
import PackageDescription

// A package of somebody else: proves that the products Reactive, ReactiveTesting and Reactors can be used from outside,
// by clean Swift 6 code, and by Swift 5 code such as tests that were written for RxSwift, RxTest and ReactorKit.

let package = Package(
  name: "ReactiveClient",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "marketplace", path: "../../..")],
  targets: [
    client("ReactiveClientTests", language: .v6),
    client("SwiftFiveTests", language: .v5),
  ]
)

func client(_ name: String, language: SwiftLanguageMode) -> Target {
  .testTarget(
    name: name,
    dependencies: [
      .product(name: "Reactive", package: "marketplace"), .product(name: "ReactiveTesting", package: "marketplace"),
      .product(name: "Reactors", package: "marketplace"),
    ],
    swiftSettings: [.swiftLanguageMode(language)])
}
