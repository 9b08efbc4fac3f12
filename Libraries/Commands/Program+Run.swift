import Records

extension Program {
  /// Runs one command line (without the program's name) and says how it ended; every failure has been printed by then.
  ///
  /// Ctrl-C and the cancellation of the surrounding task both cancel the command.
  public func run(_ arguments: [String], on console: Console = .process) async -> ExitCode {
    let context = CommandContext(console, color: color(in: arguments), json: false)
    do throws(RoutingFailure) {
      switch try Router(program: self).route(arguments) {
      case .version: return finish(context) { try context.print("\(name) \(version)") }
      case .help(let topic): return finish(context) { try HelpPage(program: self, topic: topic).print(to: context) }
      case .run(let command, let topic, let words):
        return await run(command, topic, words: words, on: console, messages: context)
      }
    } catch {
      report(error.failure, topic: error.topic, on: context)
      return .usage
    }
  }

  private func run(
    _ command: Command, _ topic: Topic, words: [String], on console: Console, messages: CommandContext
  ) async -> ExitCode {
    let context: CommandContext
    let steps: [@Sendable (CommandContext) async throws -> Void]
    do {
      let own = Set(command.parameters.map(\.name))
      let scanner = ArgumentScanner(parameters: command.parameters + globals.filter { !own.contains($0.name) })
      let parsed = try scanner.scan(words)
      context = CommandContext(
        console, color: try Program.color.value(from: parsed), json: Program.json.value(from: parsed))
      steps = [try bindGlobals(parsed), command.access.check, try command.bind(parsed)]
    } catch {
      return end(throwing: error, topic: topic, context: messages)
    }
    let work = Task {
      for step in steps { try await step(context) }
    }
    console.interruption.whenItHappens { work.cancel() }
    let result = await withTaskCancellationHandler {
      await work.result
    } onCancel: {
      work.cancel()
    }
    context.messages.status.erase()
    switch result {
    case .failure(let error as any CommandFailure) where error.exitCode == .interrupted:
      return end(throwing: error, topic: topic, context: context)
    case _ where console.interruption.hasHappened:
      return end(throwing: CancellationError(), topic: topic, context: context)
    case .failure(let error): return end(throwing: error, topic: topic, context: context)
    case .success: return finish(context) {}
    }
  }

  /// A last piece of output, and whether all of it went out.
  private func finish(_ context: CommandContext, _ body: () throws -> Void) -> ExitCode {
    do {
      try body()
      try context.output.flush()
      return .success
    } catch {
      return end(throwing: error, topic: .program, context: context)
    }
  }

  private func end(throwing error: any Error, topic: Topic, context: CommandContext) -> ExitCode {
    // What was printed before the failure belongs to the output; that it may fail too is not worth a second message.
    try? context.output.flush()
    if let error = error as? FileError, error.kind == .closedPipe, error.operation == .write { return .success }
    let failure = failure(for: error)
    report(failure, topic: topic, on: context)
    return failure.exitCode
  }

  private func failure(for error: any Error) -> any CommandFailure {
    if let failure = error as? any CommandFailure { return failure }
    if error is CancellationError { return Failure(.interrupted, "Interrupted.") }
    return explain(error)
      ?? Failure(
        .internalFault, "This is a fault of \(name), not yours: \(error).",
        hint: "Please report it together with what you typed.")
  }

  private func report(_ failure: any CommandFailure, topic: Topic, on context: CommandContext) {
    context.messages.print("\("\(name):", .bad) \(failure.message)")
    if failure.exitCode == .usage { context.messages.print("\("Usage:", .faint) \(usage(of: topic))") }
    if let hint = failure.hint { context.messages.print("\("Hint:", .faint) \(hint)") }
  }

  /// The colours wanted, as well as can be told before the command line is understood.
  private func color(in arguments: [String]) -> ColorChoice {
    let words = arguments.prefix { $0 != "--" }
    for (word, next) in zip(words, words.dropFirst() + [""]) {
      if word == "--color", let choice = ColorChoice(rawValue: next) { return choice }
      if word.hasPrefix("--color="), let choice = ColorChoice(rawValue: String(word.dropFirst(8))) { return choice }
    }
    return .auto
  }
}
