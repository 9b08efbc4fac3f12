import Foundation

/// The program as a process of its own, built beside the tests.
///
/// Not by Foundation's `Process`: on Linux that reads past the end of its list of open files where these are many, and a
/// run of all tests has two thousand.
struct Executable {
  let market: Market

  private static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "marketplace").path

  /// A process that has not been waited for.
  struct Started {
    let identifier: pid_t
    fileprivate let output: String
  }

  /// Starts it without input; the output of both streams goes to a file.
  func start(_ arguments: [String]) throws -> Started {
    let output = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)").path
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    var words = ([Self.path] + arguments).map { strdup($0) } + [nil]
    var environment = market.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in words + environment { free(string) } }
    var child = pid_t()
    let code = posix_spawn(&child, Self.path, &actions, nil, &words, &environment)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return Started(identifier: child, output: output)
  }

  /// Waits for the end: the exit code, or the signal that ended it, and all output.
  func finish(_ started: Started) -> (exitCode: Int32, output: String) {
    var status: Int32 = 0
    while waitpid(started.identifier, &status, 0) == -1, errno == EINTR {}
    defer { try? FileManager.default.removeItem(atPath: started.output) }
    let output = FileManager.default.contents(atPath: started.output) ?? Data()
    let signal = status & 0x7F
    return (signal == 0 ? status >> 8 & 0xFF : signal, String(decoding: output, as: UTF8.self))
  }
}
