import Commands

/// `marketplace tour`.
func tourCommand() -> Command {
  Command(
    "tour", summary: "Watch a whole sale, from signing up to the reviews",
    details: """
      Runs real commands on the sample market, in a folder of its own that is gone afterwards. Nothing of yours is touched.
      """,
    examples: [""], access: .anyone
  ) { context in
    try await withTemporaryFolder { folder in
      let environment = ["HOME": folder, "LANG": context.environment["LANG"] ?? ""]
      let app = try MarketplaceApp(environment: environment)
      _ = await app.captured(["sample"], environment: environment)
      var numbers: [String: String] = [:]
      for step in TourStep.sale {
        try Task.checkCancellation()
        let arguments = step.arguments.map { argument in
          numbers.reduce(argument) { $0.replacing("{\($1.key)}", with: $1.value) }
        }
        if let comment = step.comment { try context.print("\n\("# " + comment, .faint)") }
        try context.print("\n\("$ marketplace " + arguments.map(\.shellWord).joined(separator: " "), .strong)")
        let run = await app.captured(arguments, input: step.input, environment: environment)
        try context.print(.block(withoutLastNewline(run.output + run.messages)))
        guard run.exitCode == .success else {
          throw Failure(.internalFault, "This step of the tour did not work.")
        }
        if let name = step.remembers {
          numbers[name] = (run.output + run.messages).firstMatch(of: /\d+/).map { String($0.output) }
        }
      }
    }
  }
}

private func withoutLastNewline(_ text: String) -> String {
  text.hasSuffix("\n") ? String(text.dropLast()) : text
}

extension MarketplaceApp {
  /// Runs a command line in memory; see `Program.captured`.
  func captured(
    _ arguments: [String], input: String = "", environment: [String: String]
  ) async -> CapturedRun {
    let memory = MemoryConsole(input: input, environment: environment)
    let exitCode = await run(arguments, on: memory.console)
    return CapturedRun(exitCode: exitCode, output: memory.output, messages: memory.messages)
  }
}
