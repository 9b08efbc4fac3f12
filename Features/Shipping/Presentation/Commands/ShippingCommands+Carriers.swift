import Commands
import Records
import Shipping

extension ShippingCommands {
  var identify: Command {
    Command(
      "identify", summary: "Tell whose tracking number it is",
      details: """
        Without NUMBER, numbers are read from standard input, one a line. Spaces, dashes and case do not count. Every \
        carrier and service that a number fits is named, the likeliest first; a number that fits none is refused, and \
        the reason given. With --json, one object a line: number, valid, matches, reason, and the url of the likeliest.

        The exit code is 0 when all numbers were looked at, whatever the answers; of a single number it is 1 when that \
        is refused. A valid number is well-formed: nobody was asked whether there is such a parcel.
        """,
      examples: ["1Z31ABYZ03E7182815", "'0314 1592 6535 8979 3233'", "--json < numbers.txt"], access: .anyone,
      Argument(repeating: "NUMBER", .text, atLeast: 0, help: "as the carrier prints it")
    ) { context, numbers in
      guard !numbers.isEmpty else { return try identifyLines(of: context) }
      let identifications = numbers.map(CarrierCatalogue.standard.identify)
      for identification in identifications { try print(identification, to: context) }
      if identifications.count == 1, identifications.allSatisfy({ !$0.isValid }) {
        throw Failure(.refused, "No carrier gives a number like this.")
      }
    }
  }

  /// Answers every line of standard input that can be read, and only then fails for those that cannot.
  private func identifyLines(of context: CommandContext) throws {
    if context.isInteractive { context.inform("One number a line; Ctrl-D ends.") }
    let lines = LineReader(context.input, maximumLineSize: 65_536)
    var unreadable = 0
    while let next = try lines.next() {
      try Task.checkCancellation()
      switch next {
      case .success(let line):
        guard line.text.contains(where: { !$0.isWhitespace }) else { continue }
        try print(CarrierCatalogue.standard.identify(line.text), to: context)
      case .failure(let error):
        unreadable += 1
        context.inform("\("refused", .bad): \(error)")
      }
    }
    guard unreadable == 0 else {
      throw Failure(.badData, "\(unreadable) of the lines of standard input could not be read.")
    }
  }

  var carriers: Command {
    Command(
      "carriers", summary: "List the carriers whose numbers are known", examples: ["", "--json"], access: .anyone
    ) { context in
      let carriers = CarrierCatalogue.standard.carriers
      if context.json { return try context.print(json: .array(carriers.map(\.json))) }
      var table = Table(.text("CODE"), .text("NAME"), .shrinking("SERVICES"))
      for carrier in carriers {
        table.add("\(carrier.code, .accent)", "\(carrier.name)", "\(carrier.services.joined(separator: ", "))")
      }
      try context.print(table)
    }
  }

  private func print(_ identification: Identification, to context: CommandContext) throws {
    if context.json { return try context.print(json: identification.json) }
    guard identification.isValid else {
      let reason = identification.reason ?? ""
      return try context.print("\(identification.number, .strong)  \("refused", .bad): \(reason)")
    }
    for match in identification.matches {
      try context.print("\(identification.number, .strong)  \(match.service) (\(match.carrier, .accent))")
      if let url = match.url { try context.print("  \(url, .faint)") }
    }
  }
}

extension Identification {
  fileprivate var json: JSONValue {
    [
      "number": .string(number),
      "valid": .bool(isValid),
      "matches": .array(matches.map { ["carrier": .string($0.carrier), "service": .string($0.service)] }),
      "reason": .text(reason),
      "url": .text(matches.first?.url),
    ]
  }
}

extension Carrier {
  fileprivate var json: JSONValue {
    ["carrier": .string(code), "name": .string(name), "services": .array(services.map(JSONValue.string))]
  }
}
