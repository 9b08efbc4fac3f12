#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Console {
  /// The console of this process: its descriptors 0, 1 and 2, its environment and the system's clock.
  public static let process = Console(
    input: DescriptorInput(descriptor: STDIN_FILENO, name: "standard input"),
    output: DescriptorOutput(descriptor: STDOUT_FILENO, name: "standard output"),
    messages: DescriptorOutput(descriptor: STDERR_FILENO, name: "standard error"),
    environment: processEnvironment(), uptime: uptimeOfSystem,
    pause: { try await Task.sleep(for: $0) })
}

private let start = ContinuousClock.now

@Sendable private func uptimeOfSystem() -> Duration {
  start.duration(to: .now)
}

private func processEnvironment() -> [String: String] {
  var variables: [String: String] = [:]
  var entry = environ
  while let variable = entry.pointee {
    let parts = String(cString: variable).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
    entry += 1
  }
  return variables
}
