/// The arguments of a process as texts.
enum ProcessArguments {
  /// The arguments behind the program's name, or which one is no UTF-8.
  ///
  /// `vector` is laid out as `argv`: `count` texts that end in a zero byte.
  static func decoded(
    _ vector: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: CInt
  ) -> Result<[String], UsageFailure> {
    var arguments: [String] = []
    for index in 1..<max(1, Int(count)) {
      guard let bytes = vector[index] else { break }
      guard let argument = String(validatingCString: bytes) else {
        let shown = Text(String(cString: bytes)).plain.prefix(60)
        return .failure(
          UsageFailure(
            "Argument \(index), '\(shown)', is not UTF-8.",
            hint: "Set the terminal to UTF-8; a file whose name is in another encoding has to be renamed."))
      }
      arguments.append(argument)
    }
    return .success(arguments)
  }
}
