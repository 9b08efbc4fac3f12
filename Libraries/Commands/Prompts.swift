/// Questions to a person. They are asked on a terminal only; each has an option that answers it beforehand.
extension CommandContext {
  /// Goes on only if the person agrees, or if `isGiven`, the value of ``Flag/yes``, says so beforehand.
  ///
  /// ```swift
  /// Command("remove", summary: "Take it off the market", access: seller, Argument("ITEM", .number), Flag.yes) {
  ///   context, item, yes in
  ///   try context.confirm("Remove item \(item)?", unless: yes)
  /// ```
  ///
  /// Throws a ``Failure`` with ``ExitCode/refused`` after a no, a ``UsageFailure`` without a terminal.
  public func confirm(_ question: Text, unless isGiven: Bool) throws {
    if isGiven { return }
    let answer = try line("\(question) [y/N] ", orFlag: "--yes")?.lowercased()
    guard let answer, ["y", "yes"].contains(answer) else {
      throw Failure(.refused, "Not confirmed; nothing was changed.")
    }
  }

  /// The value of an option or argument that may be missing, or the answer to a question; asks again while the answer
  /// is malformed. `flag` is what the person could have given instead, such as `--handle`.
  ///
  /// Throws a ``UsageFailure`` without a terminal or an answer.
  public func ask<Value>(
    _ question: Text, _ parser: ValueParser<Value>, unless given: Value?, flag: String
  ) throws -> Value {
    if let given { return given }
    while true {
      guard let answer = try line("\(question): ", orFlag: flag) else { throw unanswered(flag) }
      do {
        return try parser.value(of: answer, for: flag)
      } catch let failure as UsageFailure {
        messages.print("\(failure.message)")
      }
    }
  }

  /// A password, typed without being shown, or the next line of standard input where ``Flag/passwordStdin`` was given.
  /// With `isNew` it is asked for twice on a terminal, until both are the same bytes.
  ///
  /// Throws a ``UsageFailure`` without a terminal or a password.
  public func password(_ question: Text = "Password", fromStandardInput: Bool, isNew: Bool = false) throws -> String {
    let flag = "--password-stdin"
    if fromStandardInput {
      // Nobody is asked: lines that came at once, by a paste or from another machine, are all meant.
      guard let password = try input.withoutEcho(keepingTyped: true, { try input.readLine() }) else {
        throw UsageFailure("\(flag): standard input ended before '\(question.plain)'.")
      }
      return password
    }
    while true {
      guard let password = try secret("\(question): ", orFlag: flag) else { throw unanswered(flag) }
      guard isNew else { return password }
      // As they are kept: what only looks the same, composed in another way, would not be recognised later.
      let again = try secret("\(question) again: ", orFlag: flag)
      if let again, again.utf8.elementsEqual(password.utf8) { return password }
      messages.print("The two are different; once more.")
    }
  }

  /// Whether questions can be asked.
  public var isInteractive: Bool { input.isTerminal && messages.isTerminal }

  private func line(_ question: Text, orFlag flag: String) throws -> String? {
    guard isInteractive else { throw missing(flag) }
    try output.flush()
    messages.ask(question)
    var answer: String?
    // The end of a line that nobody typed, after Ctrl-D or Ctrl-C.
    defer { if answer == nil { messages.ask("\n") } }
    answer = try input.readLine()
    return answer
  }

  private func secret(_ question: Text, orFlag flag: String) throws -> String? {
    guard isInteractive else { throw missing(flag) }
    return try input.withoutEcho(keepingTyped: false) {
      defer { messages.ask("\n") }
      try output.flush()
      messages.ask(question)
      return try input.readLine()
    }
  }

  private func missing(_ flag: String) -> UsageFailure {
    UsageFailure("\(flag) is missing.", hint: "Without a terminal nobody can be asked: give \(flag).")
  }

  private func unanswered(_ flag: String) -> UsageFailure {
    UsageFailure("There was no answer.", hint: "\(flag) gives it beforehand.")
  }
}
