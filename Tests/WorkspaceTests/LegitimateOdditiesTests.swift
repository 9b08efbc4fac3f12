import Testing

@testable import Workspace

@Suite struct LegitimateOdditiesTests {
  @Test("What is unusual and right gives no alarm")
  func findsNothing() async throws {
    let package = try FixturePackage(Self.files)
    let findings = try await package.findings()
    #expect(findings.map { "\($0.place) \($0.what)" } == [])
  }

  private static let files = [
    "../Parts/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "Parts",
      products: [
        .library(name: "AllParts", targets: ["Bolt", "Nut"]), .library(name: "Bolt", targets: ["Bolt"]),
        .library(name: "Umbrella-Kit", targets: ["Umbrella"]), .executable(name: "partspress", targets: ["Press"]),
      ],
      targets: [
        .target(name: "Bolt"), .target(name: "Nut"), .target(name: "Umbrella", dependencies: ["Bolt"]),
        .executableTarget(name: "Press"),
      ])
    """,
    "../Parts/Sources/Bolt/Bolt.swift": "public enum Bolt {}\n", "../Parts/Sources/Nut/Nut.swift": "\n",
    "../Parts/Sources/Umbrella/Umbrella.swift": "@_exported import Bolt\n",
    "../Parts/Sources/Press/main.swift": "print(1)\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import CompilerPluginSupport
    import PackageDescription

    let package = Package(
      name: "Odd",
      platforms: [.macOS(.v15)],
      products: [
        .library(name: "OddKit", targets: ["Core", "Facade"]), .library(name: "OddCore", targets: ["Core"]),
        .executable(name: "odd", targets: ["Program"]), .plugin(name: "Generate", targets: ["Generate"]),
      ],
      dependencies: [.package(path: "../Parts")],
      targets: [
        .systemLibrary(name: "CZip", path: "System/CZip", pkgConfig: "zlib"),
        .target(name: "CTable", exclude: ["notes.swift"]),
        .target(name: "CWrapper", dependencies: ["CTable"]),
        .macro(name: "OddMacros"),
        .target(
          name: "Core",
          dependencies: [
            "OddMacros", "CZip", "CWrapper", .product(name: "AllParts", package: "Parts"),
            .product(name: "Umbrella-Kit", package: "parts", condition: .when(platforms: [.linux, .macOS])),
          ],
          exclude: ["Old"], resources: [.copy("Templates")], swiftSettings: [.define("FAST")]),
        .target(name: "Facade", dependencies: ["Core", "my-kit"]),
        .target(name: "my-kit", path: "Sources/Hyphen", sources: ["Used"]),
        .target(name: "Client", dependencies: ["Facade", "Core"], plugins: ["Generate"]),
        .executableTarget(name: "Program", dependencies: ["Client"]),
        .executableTarget(name: "Generator"),
        .plugin(
          name: "Generate", capability: .buildTool(),
          dependencies: ["Generator", .product(name: "partspress", package: "Parts")]),
        .target(name: "TestHelper", dependencies: ["Core"], path: "Tests/TestHelper"),
        .testTarget(
          name: "OddTests", dependencies: ["Program", "Generator", "TestHelper", "OddMacros", .product(name: "Bolt", package: "Parts")]),
      ]
    )
    """,
    "System/CZip/module.modulemap": "module Zip [system] { header \"shim.h\" link \"z\" export * }\n",
    "System/CZip/shim.h": "#include <zlib.h>\n",
    "Sources/CTable/include/CTable.h": "int table(void);\n",
    "Sources/CTable/table.c": "#include \"CTable.h\"\nint table(void) { return 1; }\n",
    "Sources/CTable/notes.swift": "import Nowhere\n",
    "Sources/CWrapper/include/module.modulemap":
      "module Wrapper { header \"wrapper.h\" export * module Inner { header \"inner.h\" } }\n",
    "Sources/CWrapper/include/wrapper.h": "#include <CTable.h>\n", "Sources/CWrapper/include/inner.h": "\n",
    "Sources/CWrapper/wrapper.c": "#include \"wrapper.h\"\n",
    "Sources/OddMacros/Plugin.swift": "@main struct Plugin { static func main() {} }\n",
    "Sources/Core/Core.swift": """
    import struct Foundation.URL
    import Bolt
    import Zip
    import Wrapper.Inner
    internal import Nut
    @preconcurrency import Dispatch
    #if canImport(CryptoKit)
      import CryptoKit
    #elseif os(Windows)
      import WinSDK
    #else
      import Synchronization
    #endif
    #if FAST
      @_spi(Fast) public import Umbrella
    #endif

    func isQuoted(_ text: String) -> Bool { text.contains(/"[^"]*/) && text != #"import Nowhere"# }

    @freestanding(expression)
    public macro odd() -> Int = #externalMacro(module: "OddMacros", type: "Odd")

    public protocol Importing { func `import`(_ import: String) }
    """,
    "Sources/Core/Old/Old.swift": "import Nowhere\n",
    "Sources/Core/Templates/Template.swift": "import Facade\n",
    "Sources/Core/Manual.docc/Step.swift": "import Facade\n",
    "Sources/Facade/Facade.swift": "@_exported import Core\nimport my_kit\n",
    "Sources/Hyphen/Used/Used.swift": "public enum Used {}\n",
    "Sources/Hyphen/Unused/Unused.swift": "import Core\n",
    "Sources/Client/Client.swift": "public import Facade\n",
    "Sources/Program/Program.swift": "import Client\n@main struct Program { static func main() {} }\n",
    "Sources/Generator/main.swift": "#!/usr/bin/env swift\nimport Foundation\nprint(CommandLine.arguments)\n",
    "Plugins/Generate/Generate.swift": """
    import PackagePlugin

    @main struct Generate: BuildToolPlugin {
      func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] { [] }
    }
    """,
    "Tests/TestHelper/TestHelper.swift": "import Core\nimport Testing\nimport XCTest\n",
    "Tests/OddTests/OddTests.swift": """
    @testable import Bolt
    @testable import OddMacros
    @testable import Program
    import TestHelper
    import Testing
    """,
    "workspace.json": """
    {
      "floors": [
        {"name": "Everything", "targets": ["**"], "mayImport": ["**"]}
      ]
    }
    """,
  ]
}
