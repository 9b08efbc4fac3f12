import Commands
import Records

/// The command line of `workspace`.
struct WorkspaceCommands {
  /// The program with its commands.
  var program: Program {
    Program(
      "workspace", summary: "The borders between the modules of a Swift package", version: "1.0",
      commands: [check, graph])
  }

  private var check: Command {
    Command(
      "check", summary: "Find where a border is crossed",
      details: """
        Compares what the sources import with what the manifest declares and with the table in workspace.json, and what \
        interfaces hold with what they may hold. Nothing is built. Ends with 1 where something is found.
        """,
      examples: ["", "../Kit", "--json"], access: .anyone,
      Argument(optional: "PACKAGE", .file, help: "the folder of the package; this one, unless named")
    ) { context, folder in
      let findings = try await Toolchain.withScratch { toolchain in
        try await WorkspaceCheck(of: folder ?? ".", toolchain: toolchain).findings()
      }
      if context.json {
        try context.print(json: .array(findings.map(\.json)))
      } else {
        for finding in findings { try context.print(finding.text) }
      }
      if !findings.isEmpty {
        throw Failure(.refused, "\(findings.count) \(findings.count == 1 ? "finding" : "findings").")
      }
    }
  }

  private var graph: Command {
    Command(
      "graph", summary: "Print the modules as a Mermaid flow chart",
      details: """
        By floor, with what each module needs and implements. Thick arrows are wanted cycles: they run through interfaces.
        """,
      examples: ["", "--update"], access: .anyone,
      Argument(optional: "PACKAGE", .file, help: "the folder of the package; this one, unless named"),
      Flag("--update", help: "write it into the file that workspace.json names")
    ) { context, folder, isUpdating in
      try await Toolchain.withScratch { toolchain in
        let workspace = try await WorkspaceCheck(of: folder ?? ".", toolchain: toolchain)
        let diagram = workspace.diagram
        if isUpdating {
          guard let file = workspace.file.graphFile else {
            throw Failure(
              .refused, "\(WorkspaceFile.name) names no file for the graph.",
              hint: "Add \"graph\": {\"file\": \"docs/Architecture.md\"} to it.")
          }
          try GraphSection(file: file, root: workspace.package.root).update(with: diagram)
          context.inform("\(file) holds the graph.")
        } else if context.json {
          try context.print(json: .array(diagram.lines.map { .string($0) }))
        } else {
          for line in diagram.lines { try context.print(Text(line)) }
        }
      }
    }
  }
}

extension Finding {
  /// The finding for people, with its place first, as compilers write it.
  fileprivate var text: Text {
    """
    \("\(file):\(line):", .strong) \(rule.rawValue, .bad): \(what)
      Why: \(why)
      Way out: \(wayOut)
    """
  }
}
