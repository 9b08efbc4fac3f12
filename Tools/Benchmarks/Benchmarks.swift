#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `Benchmarks SUITE NAME N` does one operation N times, for a tool that counts instructions; `Benchmarks SUITE` prints
/// nanoseconds per operation of the whole suite; `Benchmarks --list` prints the names.
@main
struct Benchmarks {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  nonisolated static func run(_ arguments: [String]) -> Int32 {
    do {
      switch arguments.count {
      case 1 where arguments[0] == "--list":
        for suite in Suite.all {
          for benchmark in suite.benchmarks { print("\(suite.name) \(benchmark.name)\t\(benchmark.summary)") }
        }
      case 1:
        for benchmark in try suite(arguments[0]).benchmarks {
          print("\(benchmark.name)\t\(try nanoseconds(of: benchmark)) ns\t\(benchmark.summary)")
        }
      case 3:
        guard let count = Int(arguments[2]), count >= 0 else { throw Misuse("N is a whole number: \(arguments[2])") }
        try benchmark(arguments[1], of: suite(arguments[0])).run(count)
      default:
        throw Misuse("usage: Benchmarks --list | SUITE | SUITE NAME N")
      }
      return 0
    } catch let misuse as Misuse {
      complain(misuse.message)
      return 64
    } catch {
      complain("\(error)")
      return 70
    }
  }

  private nonisolated static func complain(_ message: String) {
    let line = Array("\(message)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  private nonisolated static func suite(_ name: String) throws -> Suite {
    guard let suite = Suite.all.first(where: { $0.name == name }) else {
      throw Misuse("no suite \(name). Suites: \(Suite.all.map(\.name).joined(separator: ", "))")
    }
    return suite
  }

  private nonisolated static func benchmark(_ name: String, of suite: Suite) throws -> Benchmark {
    guard let benchmark = suite.benchmarks.first(where: { $0.name == name }) else {
      let names = suite.benchmarks.map(\.name).joined(separator: ", ")
      throw Misuse("suite \(suite.name) has no \(name). It has: \(names)")
    }
    return benchmark
  }

  /// The best of five runs of about 50 ms each.
  private nonisolated static func nanoseconds(of benchmark: Benchmark) throws -> Int64 {
    let clock = ContinuousClock()
    var count = 16
    while try clock.measure({ try benchmark.run(count) }) < .milliseconds(50), count < 1 << 40 { count *= 2 }
    var best = Duration.seconds(3600)
    for _ in 0..<5 { best = min(best, try clock.measure { try benchmark.run(count) }) }
    let (seconds, attoseconds) = (best / count).components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}

/// A command line that asks for something that there is not.
struct Misuse: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
