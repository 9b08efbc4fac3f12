#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Program {
  /// Runs the command line of this process and ends it with the exit code. Bytes in it that are no UTF-8 become `�`.
  ///
  /// A closed pipe ends it quietly; Ctrl-C cancels the command, and a second one ends the process at once.
  public func main() async -> Never {
    signal(SIGPIPE, SIG_IGN)
    ProcessSignals.deliver(to: Console.process.interruption)
    let exitCode = await run(Array(CommandLine.arguments.dropFirst()))
    exit(exitCode.rawValue)
  }
}
