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
  /// second one ends the process at once. Bytes of the arguments that are no UTF-8 become `�`.
  public static func main(_ body: (Console, [String]) async -> ExitCode) async -> Never {
    signal(SIGPIPE, SIG_IGN)
    ProcessSignals.deliver(to: Console.process.interruption)
    let exitCode = await body(.process, Array(CommandLine.arguments.dropFirst()))
    exit(exitCode.rawValue)
  }
}
