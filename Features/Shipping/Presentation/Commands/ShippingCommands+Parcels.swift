import Commands
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Records
import Shipping
import UserInterface

extension ShippingCommands {
  var create: Command {
    Command(
      "create", summary: "Send a reserved item to its buyer",
      details: "The tracking number tells the carrier; where several use it, name one or be asked.",
      examples: ["9 1Z31ABYZ03E7182815", "9 314159265359 --carrier purolator"],
      access: signedIn("the seller of an item that is reserved"),
      Argument("ITEM", .number, help: "its number"),
      Argument("NUMBER", .text, help: "the carrier's tracking number"),
      Option("--carrier", "CODE", .text, help: "one of `ship carriers`")
    ) { context, item, number, carrier in
      let me = try me()
      let tracked: TrackedShipment
      do {
        tracked = try manager.ship(itemId: "\(item)", trackingNumber: number, carrier: carrier, by: me.id)
      } catch ShippingError.ambiguousNumber(_, let fitting) where context.isInteractive {
        let answer = try context.ask(
          "Which carrier, \(fitting.joined(separator: " or "))", .carrier(of: fitting), unless: nil, flag: "--carrier")
        tracked = try manager.ship(itemId: "\(item)", trackingNumber: number, carrier: answer, by: me.id)
      }
      try show(tracked, in: context) { shipment in
        try context.print(shipment.heading)
        context.inform("`ship update \(shipment.number) accepted` when the carrier has it.")
      }
    }
  }

  var track: Command {
    Command(
      "track", summary: "Show where a parcel is", details: "Times are UTC.", examples: ["1", "1 --json"],
      access: signedIn("the seller and the buyer of the parcel"),
      Self.parcel
    ) { context, number in
      try show(manager.track(number, by: me().id), in: context) { shipment in
        for line in shipment.lines { try context.print(line) }
        guard let timeline = shipment.timeline else { return }
        try context.print()
        try context.print(timeline)
      }
    }
  }

  var update: Command {
    Command(
      "update", summary: "Enter what the carrier reports",
      details: """
        The same event (status, time, place) twice is one, and a late one takes its place by its time. `delivered` makes \
        the item sold and finishes the deal.
        """,
      examples: [
        "2 accepted", "2 in-transit --place Porto --at 2026-03-01T14:30Z", "2 exception --note 'wrong address'",
      ],
      access: signedIn("the seller of the parcel"),
      Self.parcel,
      Argument("STATUS", .carrierStatus, help: "what happened"),
      Option("--at", "TIME", .time, help: "when; now where it is left out"),
      Option("--place", "TEXT", .text, help: "where"),
      Option("--note", "TEXT", .text, help: "what else there is to say")
    ) { context, number, status, time, place, note in
      let outcome = try manager.record(status, at: time, place: place, note: note, shipment: number, by: me().id)
      try report(outcome, in: context)
    }
  }

  var receive: Command {
    Command(
      "receive", summary: "Say that a parcel arrived",
      details: "Makes the item sold and finishes the deal, after which each side may write a review.",
      examples: ["2"], access: signedIn("the buyer of the parcel"),
      Self.parcel
    ) { context, number in
      try report(manager.receive(number, by: me().id), in: context)
    }
  }

  var list: Command {
    Command(
      "list", summary: "List what you send and what you wait for", details: "The newest first. Times are UTC.",
      examples: ["", "--role buyer", "--status exception --limit 10"],
      access: signedIn("whoever is signed in; one's own parcels"),
      Option("--status", "STATUS", .choice(of: ShipmentStatus.self), help: "only what is there now"),
      Option("--role", "ROLE", .choice(of: ShipmentRole.self), help: "only as the seller, or as the buyer"),
      Option("--limit", "N", .number(in: 1...1_000), default: 50, help: "at most N"),
      Option("--cursor", "CURSOR", .text, help: "go on where an earlier page ended")
    ) { context, status, role, limit, cursor in
      let me = try me()
      let page = try manager.shipments(
        of: me.id, filter: ShipmentFilter(status: status, role: role), limit: limit, cursor: cursor)
      let shipments = try joined.shipments(page.shipments)
      if context.json {
        return try context.print(json: ["parcels": .array(shipments.map(\.json)), "next": .text(page.nextCursor)])
      }
      guard !shipments.isEmpty else { return context.inform("No parcels.") }
      try context.print(shipments.table(for: me.id))
      if let next = page.nextCursor { context.inform("More: add --cursor \(next)") }
    }
  }

  /// Prints a parcel as JSON, or for people as `body` does.
  private func show(
    _ tracked: TrackedShipment, in context: CommandContext, body: (JoinedShipment) throws -> Void
  ) throws {
    let shipment = try joined.shipment(tracked)
    if context.json { try context.print(json: shipment.json) } else { try body(shipment) }
  }

  private func report(_ outcome: EventOutcome, in context: CommandContext) throws {
    try show(outcome.shipment, in: context) { try context.print($0.sentence) }
    if !outcome.isNew { context.inform("That was known already; nothing was changed.") }
    if outcome.finishesSale { context.inform("The item is sold. `user review` says how it went.") }
  }
}

extension ValueParser where Value == ShipmentStatus {
  fileprivate static var carrierStatus: ValueParser {
    let words = ShipmentStatus.carrierStatuses.map(\.rawValue)
    return ValueParser("one of \(words.joined(separator: ", "))", candidates: words) { word in
      ShipmentStatus.carrierStatuses.first { $0.rawValue == word }
    }
  }
}

extension ValueParser where Value == String {
  fileprivate static func carrier(of codes: [String]) -> ValueParser {
    ValueParser(codes.joined(separator: " or "), candidates: codes) { word in
      codes.first { $0 == word.lowercased() }
    }
  }
}
