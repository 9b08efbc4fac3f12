import Commands
import Testing

@testable import Workspace

@Suite struct PlantedFaultsTests {
  @Test("Every planted fault is found once, at its line, and nothing else is")
  func findsEachFaultOnce() async throws {
    let package = try FixturePackage(Self.files)
    let findings = try await package.findings()
    let expected = package.announced.union([
      package.place(of: .staleRecord, in: "workspace.json", at: "OldInterface.gone"),
      package.place(of: .staleException, in: "workspace.json", at: "Kit\", \"why"),
      package.place(of: .staleGraph, in: "Manual.md", at: "<!-- workspace graph"),
    ])
    let found = findings.map(\.place)
    #expect(Set(found).subtracting(expected) == [])
    #expect(expected.subtracting(found) == [])
    #expect(found.count == expected.count)
    #expect(Set(findings.map(\.rule)) == Set(Rule.allCases))
  }

  @Test("A finding says what is there, why it is wrong and what to do")
  func explainsFindings() async throws {
    let package = try FixturePackage([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(name: "Two", targets: [.target(name: "A"), .target(name: "B")])
      """,
      "Sources/A/A.swift": "import B\n", "Sources/B/B.swift": "let b = 1\n",
    ])
    let run = await package.run("check")
    #expect(run.exitCode == .refused)
    #expect(
      run.output == """
        Sources/A/A.swift:1: undeclared-import: A imports B and does not declare it.
          Why: It compiles only where something else happens to build B first.
          Way out: Add "B" to the dependencies of A. Or do without the import.

        """)
    #expect(run.messages == "workspace: 1 finding.\n")
    let json = await package.run("check", "--json")
    #expect(json.exitCode == .refused)
    #expect(
      json.output.hasPrefix(
        #"[{"file":"Sources/A/A.swift","line":1,"rule":"undeclared-import","target":"A","module":"B","what":"A imports"#
      ))
  }

  private static let files = [
    "../Parts/Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Parts",
      products: [.library(name: "PartsKit", targets: ["Bolt"])],
      targets: [.target(name: "Bolt", dependencies: ["Thread"]), .target(name: "Thread")])
    """,
    "../Parts/Sources/Bolt/Bolt.swift": "import Thread\n", "../Parts/Sources/Thread/Thread.swift": "\n",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Planted",
      dependencies: [.package(path: "../Parts")],
      targets: [
        .target(name: "ShopInterface", path: "Interfaces/ShopInterface"),
        .target(name: "ShelfInterface", path: "Interfaces/ShelfInterface"),
        .target(name: "OldInterface", path: "Interfaces/OldInterface"),
        .target(
          name: "Shop",
          dependencies: [
            "ShopInterface", "Kit",
            "Idle",  // finds: unused-dependency
            .product(name: "PartsKit", package: "Parts"),
          ],
          path: "Features/Shop"),
        .target(name: "Till", dependencies: ["Shop"], path: "Features/Till"),
        .target(name: "Kit", dependencies: ["Base"], path: "Libraries/Kit"),
        .target(name: "Base", path: "Libraries/Base"),
        .target(name: "Idle", path: "Libraries/Idle"),
        .target(name: "First", dependencies: ["Second"], path: "Libraries/First"),
        .target(
          name: "Second",
          dependencies: [
            "First"  // finds: dependency-cycle
          ],
          path: "Libraries/Second"),
        .target(name: "Broken", path: "Libraries/Broken"),
        .executableTarget(name: "Script", path: "Libraries/Script"),
        .plugin(name: "Writer", capability: .buildTool()),
        .target(
          name: "Written",
          dependencies: [
            "Base",
            "Shop",  // finds: forbidden-import
          ],
          path: "Libraries/Written", plugins: ["Writer"]),
        .target(name: "Lost", path: "Attic/Lost"),  // finds: unplaced-target
        .testTarget(name: "ShopTests", dependencies: ["Shop"], path: "Tests/ShopTests"),
      ]
    )
    """,
    "Interfaces/ShopInterface/Shop.swift": """
    import Foundation  // finds: forbidden-import

    public protocol ShopInterface: Sendable {
      func open() throws
      var isOpen: Bool { get }
    }

    extension ShopInterface {
      public func open() throws {}  // finds: interface-body
    }

    extension ShopInterface { func shut() {} }  // finds: interface-body

    public struct Opening {  // finds: interface-body
      public var hour = 9
      func isNow() -> Bool { false }
    }

    enum Day { case monday }  // finds: interface-body

    private func half() -> Int { 2 }  // finds: interface-body

    public typealias Hour = Int  // finds: interface-body

    extension String {
      var isHour: Bool { false }  // finds: interface-body
    }

    extension Int: ShopRefusal {}  // finds: interface-body

    public protocol ShopRefusal {}

    #if os(Windows)  // finds: interface-body
      #if DEBUG
        public struct Hidden {}
      #endif
      infix operator ---
    #endif

    infix operator +++: Adding  // finds: interface-body

    precedencegroup Adding {}  // finds: interface-body
    """,
    "Interfaces/ShelfInterface/Shelf.swift": "import Kit  // finds: forbidden-import\n",
    "Interfaces/OldInterface/Old.swift": """
    public protocol OldInterface {
      func present(route: String)
      func present(route: Int)  // finds: grown-interface
      var language: String { get }
      var country: String { get }  // finds: grown-interface
      #if os(Windows)  // finds: interface-body
        var drive: String { get }
      #endif
    }
    """,
    "Features/Shop/Shop.swift": """
    import Bolt
    import Kit
    import ShopInterface
    import Thread  // finds: undeclared-import
    import Base  // finds: undeclared-import
    @testable import struct Second.Part  // finds: undeclared-import
    import Dispatch  // finds: forbidden-import

    #if canImport(Broken)
      import Broken  // finds: undeclared-import
    #endif
    """,
    "Features/Till/Till.swift": """
    import Shop  // finds: forbidden-import
    internal import Base.Part  // finds: undeclared-import
    """,
    "Libraries/Kit/Kit.swift": "import Base\n",
    "Libraries/Base/Base.swift": "@_exported import Kit  // finds: dependency-cycle\n",
    "Libraries/Idle/Idle.swift": "\n",
    "Libraries/First/First.swift": "import Second\n",
    "Libraries/Second/Second.swift": "import First\n",
    "Libraries/Broken/Broken.swift": "func broken( {}  // finds: unreadable-source\n",
    // The scan takes the quotes for the start of a string; the compiler knows better, and has no line.
    "Libraries/Script/main.swift": "switch /\"\"\"/ { default: break }  // finds: undeclared-import\nimport Base\n",
    "Plugins/Writer/Writer.swift": "import PackagePlugin\n",
    "Libraries/Written/Written.swift": "\n",
    "Attic/Lost/Lost.swift": "\n",
    "Tests/ShopTests/ShopTests.swift": """
    import Kit  // finds: undeclared-import
    @testable import Shop
    @testable import Till  // finds: forbidden-import
    """,
    "Manual.md": """
    # Manual

    <!-- workspace graph: written by `workspace graph --update` -->
    ```mermaid
    flowchart TD
    ```
    <!-- end of workspace graph -->
    """,
    "workspace.json": """
    {
      "graph": {"file": "Manual.md"},
      "recorded": {
        "OldInterface": [
          "OldInterface.present(route:)",
          "OldInterface.language",
          "OldInterface.gone"
        ]
      },
      "exceptions": [
        {"rule": "unused-dependency", "target": "Kit", "why": "It was linked for its symbols."}
      ],
      "floors": [
        {
          "name": "Interfaces", "targets": ["Interfaces/*"], "mayImport": [], "outside": [], "protocolsOnly": true
        },
        {
          "name": "Features", "targets": ["Features/*"], "mayImport": ["Interfaces/*", "Libraries/*"],
          "outside": ["Bolt", "Thread"]
        },
        {"name": "Libraries", "targets": ["Libraries/*"], "mayImport": ["Libraries/*"]},
        {"name": "Plugins", "targets": ["Plugins/*"], "mayImport": []},
        {"name": "Tests", "targets": ["Tests/{module}Tests"], "mayImport": ["{module}"], "asWellAs": ["{module}"]}
      ]
    }
    """,
  ]
}
