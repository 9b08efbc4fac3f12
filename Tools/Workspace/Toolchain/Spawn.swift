import Commands
import Foundation

/// A program that runs beside this one, without input.
///
/// Not Foundation's `Process`: on Linux that reads past the end of its list of open files where a program has a thousand
/// and more of them.
struct Spawn {
  private let identifier: pid_t

  /// Starts a program in a folder; what it writes goes to two new files. Throws a `Failure` where it does not start.
  init(_ program: String, _ arguments: [String], in folder: String, output: String, messages: String) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (file, path) in [(STDOUT_FILENO, output), (STDERR_FILENO, messages)] {
      posix_spawn_file_actions_addopen(&actions, file, path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    }
    // A shell changes the folder: no system call does that for a child on every system.
    let shell = ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", folder, program]
    var words = (shell + arguments).map { strdup($0) } + [nil]
    var variables = ProcessInfo.processInfo.environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in words + variables { free(string) } }
    var child = pid_t()
    let code = posix_spawn(&child, shell[0], &actions, nil, &words, &variables)
    guard code == 0 else {
      throw Failure(.cannotWrite, "\(program) does not start in \(folder): \(String(cString: strerror(code))).")
    }
    identifier = child
  }

  /// Whether it ended well. Waits for that on a thread of its own; to be asked once.
  var isSuccess: Bool {
    get async {
      let identifier = identifier
      return await withCheckedContinuation { waiting in
        Thread.detachNewThread {
          var status: Int32 = 0
          while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
          waiting.resume(returning: status == 0)
        }
      }
    }
  }
}
