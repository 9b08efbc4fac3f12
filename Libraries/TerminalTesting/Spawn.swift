import Foundation

/// A program that runs and ends.
///
/// Not Foundation's `Process`: that waits until nobody has the files any more which its child inherited, and a tmux
/// server that the child leaves behind has them for as long as it lives.
enum Spawn {
  /// What a program printed, found along PATH. Throws where it cannot be started or does not succeed.
  static func output(of words: [String]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let status = try run(words, writingTo: file.path)
    guard status == 0 else { throw SpawnFailure(words: words, what: outcome(of: status)) }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// Runs what follows without the files that a child inherits.
  private static let closing = """
    for file in /proc/$$/fd/*; do
      number=${file##*/}
      [ "$number" -gt 2 ] && eval "exec $number>&-"
    done
    exec "$@"
    """

  private static func run(_ words: [String], writingTo path: String) throws -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    // Threads of a pool block signals, and children would go on doing so.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    #if canImport(Darwin)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT | POSIX_SPAWN_SETSIGMASK))
      let words = words
    #else
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
      let words = ["bash", "-c", closing, "bash"] + words
    #endif
    var arguments = words.map { strdup($0) } + [nil]
    // A tmux around the tests is not the tests'.
    let variables = ProcessInfo.processInfo.environment.filter { $0.key != "TMUX" }
    var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in arguments + environment { free(string) } }
    var child = pid_t()
    let code = posix_spawnp(&child, words[0], &actions, &attributes, &arguments, &environment)
    guard code == 0 else { throw SpawnFailure(words: words, what: "did not start: \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    return status
  }

  /// What `waitpid` tells, in words.
  private static func outcome(of status: Int32) -> String {
    let signal = status & 0x7F
    return signal == 0 ? "ended with \(status >> 8 & 0xFF)" : "was ended by signal \(signal)"
  }
}

/// A program could not be started, or did not do what it was asked for.
struct SpawnFailure: Error, CustomStringConvertible {
  let words: [String]
  /// What became of it.
  let what: String

  var description: String { "\(words.joined(separator: " ")) \(what)" }
}
