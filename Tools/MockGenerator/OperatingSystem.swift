#if canImport(Glibc)
  // `environ` is a variable of C, and nothing here changes it.
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// What the generator asks of the operating system, without Foundation: the build waits for this program to compile,
/// and Foundation would double that.
enum OperatingSystem {
  static func text(ofFile path: String) throws(Failure) -> String {
    guard let file = fopen(path, "r") else { throw failure(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    var count = part.count
    while count == part.count {
      count = fread(&part, 1, part.count, file)
      bytes += part.prefix(count)
    }
    guard ferror(file) == 0 else { throw failure(path) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a text to a file, and leaves one alone that holds the same bytes: strings are equal however they are
  /// composed, and names in source are not.
  static func update(_ path: String, to text: String) throws(Failure) {
    if let present = try? Self.text(ofFile: path), present.utf8.elementsEqual(text.utf8) { return }
    guard let file = fopen(path, "w") else { throw failure(path) }
    let result = fputs(text, file)
    guard fclose(file) == 0, result != EOF else { throw failure(path) }
  }

  /// It may be there; where it cannot be made, whoever writes to it says so.
  static func makeFolder(_ path: String) { mkdir(path, 0o777) }

  /// It may be missing.
  static func removeFile(_ path: String) { unlink(path) }

  /// Runs a program with this program's environment and output; returns whether it succeeded.
  static func run(_ path: String, _ arguments: [String]) throws(Failure) -> Bool {
    // Texts as C wants them: pointers to bytes that end with zero, and nil behind the last.
    let pointers = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    let error = posix_spawn(&process, path, nil, nil, pointers, environ)
    guard error == 0 else { throw Failure("\(path) does not start (error \(error))") }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 && errno == EINTR {}
    return status == 0
  }

  /// Ends this program with a message.
  static func fail(_ message: String) -> Never {
    fputs(message + "\n", stderr)
    exit(1)
  }

  private static func failure(_ path: String) -> Failure { Failure("\(path): \(String(cString: strerror(errno)))") }
}
