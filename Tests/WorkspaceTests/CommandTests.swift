import Commands
import Testing

@testable import Workspace

@Suite struct CommandTests {
  @Test("Nothing wrong prints nothing and ends with 0; JSON is then an empty list")
  func isSilentWhereAllIsWell() async throws {
    let package = try FixturePackage(Self.files)
    #expect(await package.run("check") == CapturedRun())
    #expect(await package.run("check", "--json") == CapturedRun(output: "[]\n"))
  }

  @Test("The graph shows floors, needs, implementations and wanted cycles, and its file follows it")
  func drawsGraph() async throws {
    let package = try FixturePackage(Self.files.merging(["Manual.md": Self.manual("")]) { $1 })
    try package.write(#"{"graph": {"file": "Manual.md"}, "floors": \#(Self.floors)}"#, to: "workspace.json")
    let printed = await package.run("graph")
    #expect(printed == CapturedRun(output: Self.graph))
    let stale = await package.run("check")
    #expect(stale.exitCode == .refused)
    #expect(stale.output.hasPrefix("Manual.md:1: stale-graph: "))
    #expect(await package.run("graph", "--update").exitCode == .success)
    #expect(try package.read("Manual.md") == Self.manual("\n```mermaid\n\(Self.graph)```\n\n"))
    #expect(await package.run("check") == CapturedRun())
  }

  @Test(
    "What cannot be read ends with the code that says so",
    arguments: [
      ("Package.swift", "let package = 1", ExitCode.badData, "tools version"),
      ("Package.swift", "// swift-tools-version: 6.0\nlet package = Kit()", .badData, "Package.swift:2: "),
      ("workspace.json", "{", .badData, "workspace.json: "),
      ("workspace.json", #"{"flors": []}"#, .badData, "flors"),
      ("workspace.json", #"{"graph": {"file": "Nowhere.md"}}"#, .noSuchFile, "Nowhere.md"),
      ("workspace.json", #"{"graph": {"file": "Empty.md"}}"#, .badData, "Empty.md has no place for the graph."),
      ("workspace.json", #"{"exceptions": [{"rule": "beauty"}]}"#, .badData, "beauty"),
    ])
  func refusesUnreadable(file: String, text: String, exitCode: ExitCode, message: String) async throws {
    let package = try FixturePackage(Self.files.merging(["Empty.md": "", file: text]) { $1 })
    let run = await package.run("check")
    #expect(run.exitCode == exitCode)
    #expect(run.output == "")
    #expect(run.messages.contains(message))
  }

  @Test("A folder without a package, and words that make no sense, are refused")
  func refusesWrongUse() async {
    let program = WorkspaceCommands().program
    #expect(await program.captured(["check", "/nowhere"]).exitCode == .noSuchFile)
    #expect(await program.captured(["check", "--all"]).exitCode == .usage)
    #expect(await program.captured(["draw"]).exitCode == .usage)
    #expect(program.inconsistencies() == [])
  }

  @Test("A package whose dependencies were not fetched says what to do")
  func refusesUnfetched() async throws {
    let package = try FixturePackage([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Far", dependencies: [.package(url: "https://example.com/parts.git", from: "1.0.0")],
        targets: [.target(name: "Far", dependencies: [.product(name: "Parts", package: "parts")])])
      """,
      "Sources/Far/Far.swift": "import Parts\n",
    ])
    let run = await package.run("check")
    #expect(run.exitCode == .noSuchFile)
    #expect(run.messages.contains("`swift package resolve` fetches them."))
  }

  private static func manual(_ body: String) -> String {
    "\(GraphSection.start)\n\(body)\(GraphSection.end)\nThe end.\n"
  }

  private static let floors = """
    [
      {"name": "Interfaces", "targets": ["*Interface"], "mayImport": [], "protocolsOnly": true},
      {
        "name": "Features", "targets": ["Sources/{feature}"], "mayImport": ["*Interface"],
        "implements": ["{feature}Interface"]
      },
      {"name": "Host", "targets": ["Host"], "mayImport": ["**"]},
      {"name": "Tests", "targets": ["Tests/*"], "mayImport": ["**"], "drawn": false}
    ]
    """

  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Market",
      targets: [
        .target(name: "ChatInterface"), .target(name: "ItemInterface"),
        .target(name: "Chat", dependencies: ["ChatInterface", "ItemInterface"]),
        .target(name: "Item", dependencies: ["ItemInterface", "ChatInterface"]),
        .executableTarget(name: "Host", dependencies: ["Chat", "Item", "ChatInterface"], path: "Host"),
        .testTarget(name: "ChatTests", dependencies: ["Chat"]),
      ])
    """,
    "Sources/ChatInterface/Chat.swift": "public protocol ChatInterface { func show() }\n",
    "Sources/ItemInterface/Item.swift": "public protocol ItemInterface { var id: String { get } }\n",
    "Sources/Chat/Chat.swift": "import ChatInterface\nimport ItemInterface\n",
    "Sources/Item/Item.swift": "import ChatInterface\nimport ItemInterface\n",
    "Host/main.swift": "import Chat\nimport ChatInterface\nimport Item\n",
    "Tests/ChatTests/ChatTests.swift": "@testable import Chat\n",
    "workspace.json": #"{"floors": \#(floors)}"#,
  ]

  private static let graph = """
    flowchart TD
      subgraph floor0 ["Interfaces"]
        ChatInterface
        ItemInterface
      end
      subgraph floor1 ["Features"]
        Chat
        Item
      end
      subgraph floor2 ["Host"]
        Host
      end
      Chat --> ChatInterface
      Chat ==> ItemInterface
      Item --> ItemInterface
      Item ==> ChatInterface
      Host --> Chat & Item
      Chat -. implements .-> ChatInterface
      Item -. implements .-> ItemInterface
      %% wanted cycle: Chat → ItemInterface → Item → ChatInterface → Chat

    """
}
