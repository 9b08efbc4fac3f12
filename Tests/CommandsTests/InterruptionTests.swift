import Commands
import Testing

@Suite("Ctrl-C")
struct InterruptionTests {
  private func run(_ body: @escaping @Sendable (CommandContext) async throws -> Void) async -> CapturedRun {
    let memory = MemoryConsole()
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let command = Command("go", summary: "Go", access: .anyone) { context in
      start.finish()
      try await body(context)
    }
    async let exitCode = Program("p", summary: "", version: "", commands: [command]).run(["go"], on: memory.console)
    for await _ in started {}
    memory.console.interruption.happen()
    return await CapturedRun(exitCode: exitCode, output: memory.output, messages: memory.messages)
  }

  @Test("cancels the command, whose output so far is kept")
  func cancels() async {
    let run = await run { context in
      try context.print("so far")
      try await Task.sleep(for: .seconds(60))
    }
    #expect(run == CapturedRun(exitCode: .interrupted, output: "so far\n", messages: "p: Interrupted.\n"))
  }

  @Test("ends a stream, and the command after it")
  func streams() async {
    let (stream, source) = AsyncStream.makeStream(of: Int.self)
    source.yield(1)
    let run = await run { context in
      for await number in stream { try context.print("\(number)") }
      try context.print("ended")
    }
    #expect(run.exitCode == .interrupted)
    #expect(run.output == "1\nended\n")
  }

  @Test("lets a command say what became of its work")
  func explained() async {
    let run = await run { _ in
      try? await Task.sleep(for: .seconds(60))
      throw Failure(.interrupted, "Interrupted after 400 records.", hint: "Run it again to go on.")
    }
    #expect(run.exitCode == .interrupted)
    #expect(run.messages == "p: Interrupted after 400 records.\nHint: Run it again to go on.\n")
  }

  @Test("wins over the errors that it causes")
  func consequences() async {
    let run = await run { _ in
      try? await Task.sleep(for: .seconds(60))
      throw Failure(.inputOutput, "Cannot read.")
    }
    #expect(run == CapturedRun(exitCode: .interrupted, messages: "p: Interrupted.\n"))
  }

  @Test("before the command starts is not lost")
  func early() async {
    let memory = MemoryConsole()
    memory.console.interruption.happen()
    let command = Command("go", summary: "Go", access: .anyone) { _ in try await Task.sleep(for: .seconds(60)) }
    let program = Program("p", summary: "", version: "", commands: [command])
    #expect(await program.run(["go"], on: memory.console) == .interrupted)
  }

  @Test("is what the cancellation of the surrounding task amounts to")
  func cancellation() async {
    let command = Command("go", summary: "Go", access: .anyone) { _ in try await Task.sleep(for: .seconds(60)) }
    let program = Program("p", summary: "", version: "", commands: [command])
    let task = Task { await program.captured(["go"]) }
    task.cancel()
    #expect(await task.value.exitCode == .interrupted)
  }
}
