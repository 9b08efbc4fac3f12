public import Records

/// What a running command has to do with the world.
public struct CommandContext: Sendable {
  /// Standard output, for the data that was asked for.
  public let output: DataOutput
  /// Standard error, for everything else.
  public let messages: MessageOutput
  /// Standard input.
  public let input: StandardInput
  /// Whether data is to be printed as JSON.
  public let json: Bool
  /// The environment variables.
  public let environment: [String: String]
  let uptime: @Sendable () -> Duration
  let pause: @Sendable (Duration) async throws -> Void

  init(_ console: Console, color: ColorChoice, json: Bool) {
    let status = StatusLine(on: console.messages)
    let usesColor = { (sink: any ConsoleOutput) in
      color.usesColor(isTerminal: sink.columns != nil, environment: console.environment)
    }
    output = DataOutput(console.output, status: status, usesColor: usesColor(console.output))
    messages = MessageOutput(console.messages, status: status, usesColor: usesColor(console.messages))
    input = StandardInput(console.input)
    environment = console.environment
    uptime = console.uptime
    pause = console.pause
    self.json = json
  }

  /// Prints data: a line of text. Throws as ``DataOutput`` does.
  public func print(_ text: Text = "") throws(FileError) {
    try output.print(text)
  }

  /// Prints data: a table. Throws as ``DataOutput`` does.
  public func print(_ table: Table) throws(FileError) {
    try output.print(table)
  }

  /// Prints data: a value as one line of JSON, usually where ``json`` is asked for. Throws as
  /// ``DataOutput`` does.
  public func print(json value: JSONValue) throws(FileError) {
    try output.print(json: value)
  }

  /// Tells the person something that is no data: what was done, what to do next.
  public func inform(_ text: Text) {
    messages.print(text)
  }
}
