#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Program {
  /// Runs the command line of this process and ends it; see ``Console/main(_:)``.
  public func main() async -> Never {
    await Console.main { console, arguments in await run(arguments, on: console) }
  }
}

extension Console {
  /// Runs `body` as this process, with its console and its arguments, and ends it with the exit code.
  ///
  /// A closed pipe no longer kills the process, but fails the writing. Ctrl-C arrives at the console's interruption; a
  /// second one ends the process at once. Arguments that are no UTF-8 end it with ``ExitCode/usage``, before `body`:
  /// repaired, they would name another file or say something else.
  public static func main(_ body: (Console, [String]) async -> ExitCode) async -> Never {
    StandardDescriptors.fillGaps()
    signal(SIGPIPE, SIG_IGN)
    ProcessSignals.deliver(to: Console.process.interruption)
    switch ProcessArguments.decoded(CommandLine.unsafeArgv, count: CommandLine.argc) {
    case .success(let arguments):
      let code = await body(.process, arguments)
      // Another thread may still be waiting for a password.
      TerminalEcho.restoreForGood()
      exit(code.rawValue)
    case .failure(let failure):
      let name = CommandLine.arguments.first?.split(separator: "/").last ?? ""
      try? Console.process.messages.write(Array("\(name): \(failure.message)\nHint: \(failure.hint ?? "")\n".utf8))
      exit(failure.exitCode.rawValue)
    }
  }
}
