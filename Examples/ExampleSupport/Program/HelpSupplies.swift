/// What somebody needs who follows an example of help, for tests to follow it.
public struct HelpSupplies: Sendable {
  let files: [String: String]
  let paths: [String: String]
  let answers: [String: String]
  let endless: Set<String>

  /// - Parameters:
  ///   - files: What is in the files that standard input comes from, by their names.
  ///   - paths: Where the files are that an argument names, by their names.
  ///   - answers: What is typed where an example asks, by the example.
  ///   - endless: Commands that go on until Ctrl-C.
  public init(
    files: [String: String] = [:], paths: [String: String] = [:], answers: [String: String] = [:],
    endless: Set<String> = []
  ) {
    self.files = files
    self.paths = paths
    self.answers = answers
    self.endless = endless
  }
}
