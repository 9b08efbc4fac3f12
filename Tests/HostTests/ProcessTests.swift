import Commands
import Foundation
import Records
import Testing

@testable import marketplace

@Suite("Several processes on one market")
struct ProcessTests {
  @Test("that accept two offers on one item at once: one wins, the other is told who holds it")
  func race() async throws {
    let market = try Market()
    try await market.register("ana", "tom", "eve")
    let executable = Executable(market: market)
    for item in 1...10 {
      try await market.output("item", "add", "Item", "--price", "10.00", "--currency", "EUR", "--as", "ana")
      for (buyer, conversation) in [("tom", 2 * item - 1), ("eve", 2 * item)] {
        try await market.output("chat", "start", "\(item)", "Hello", "--as", buyer)
        try await market.output("chat", "offer", "\(conversation)", "9.00", "--as", buyer)
      }
      let started = try [2 * item - 1, 2 * item].map { conversation in
        try executable.start(["chat", "accept", "\(conversation)", "--as", "ana"])
      }
      let ends = started.map(executable.finish)
      #expect(ends.map(\.exitCode).sorted() == [0, 1], "\(ends)")
      let winner = ends[0].exitCode == 0 ? "@tom" : "@eve"
      #expect(ends.contains { $0.exitCode == 1 && $0.output.contains(winner) }, "\(ends)")
    }
    #expect(try await market.json("doctor")["clean"] == true)
  }

  @Test("lose nothing that was acknowledged when one is killed in the middle of an import")
  func killedImport() async throws {
    let market = try Market()
    let records = (1...4_000).map { #"{"id":\#($0),"title":"Item \#($0)","price":\#($0)}"# }
    let file = try market.file("listings.jsonl", records.joined(separator: "\n"))
    let executable = Executable(market: market)
    let arguments = [
      "import", "listings", file, "--seller", "garage", "--create-people", "--currency", "EUR", "--json",
    ]
    for delay in [0.03, 0.06, 0.1, 0.15, 0.25] {
      let started = try executable.start(arguments)
      try await Task.sleep(for: .seconds(delay))
      kill(started.identifier, SIGKILL)
      _ = executable.finish(started)
      #expect(try await market.json("doctor")["clean"] == true)
    }
    let last = executable.finish(try executable.start(arguments))
    let report = try JSONValue(parsing: last.output)
    let counts = ["added", "unchanged"].compactMap { report[$0]?.number?.int64 }
    #expect(counts.reduce(0, +) == 4_000)
    #expect(report["changed"] == 0)
  }

  @Test("keep every message that was acknowledged before a kill")
  func killedChat() async throws {
    let market = try Market()
    try await market.register("ana", "tom")
    try await market.output("item", "add", "Item", "--price", "10.00", "--currency", "EUR", "--as", "ana")
    try await market.output("chat", "start", "1", "Hello", "--as", "tom")
    let executable = Executable(market: market)
    var acknowledged = 0
    for number in 1...12 {
      let started = try executable.start(["chat", "send", "1", "Message \(number)", "--as", "tom"])
      try await Task.sleep(for: .milliseconds(number * 3))
      kill(started.identifier, SIGKILL)
      if executable.finish(started).output.contains("Sent") { acknowledged += 1 }
    }
    let entries = try await market.output("chat", "show", "1", "--as", "ana")
    #expect(entries.components(separatedBy: "Message ").count - 1 >= acknowledged)
    #expect(try await market.json("doctor")["clean"] == true)
  }
}
