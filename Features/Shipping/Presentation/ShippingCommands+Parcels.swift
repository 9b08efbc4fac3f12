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
      examples: ["42 1Z31ABYZ03E7182815", "42 314159265359 --carrier purolator"],
      access: signedIn("the seller of an item that is reserved"),
      Argument("ITEM", .number, help: "its number"),
      Argument("NUMBER", .text, help: "the carrier's tracking number"),
      Option("--carrier", "CODE", .text, help: "one of `ship carriers`")
    ) { context, item, number, carrier in
      let user = try signedInUser()
      let tracked: TrackedShipment
      do {
        tracked = try manager().ship(itemId: "\(item)", trackingNumber: number, carrier: carrier, by: user.id)
      } catch ShippingError.ambiguousNumber(_, let fitting) where context.isInteractive {
        let answer = try context.ask(
          "Which carrier, \(fitting.joined(separator: " or "))", .carrier(of: fitting), unless: nil, flag: "--carrier")
        tracked = try manager().ship(itemId: "\(item)", trackingNumber: number, carrier: answer, by: user.id)
      }
      try show(tracked, in: context) { details in
        try context.print("Parcel \(tracked.shipment.number, .strong): \(details.title(of: tracked.shipment))")
        context.inform("`ship update \(tracked.shipment.number) accepted` when the carrier has it.")
      }
    }
  }

  var track: Command {
    Command(
      "track", summary: "Show where a parcel is", examples: ["1", "1 --json"],
      access: signedIn("the seller and the buyer of the parcel"),
      Argument("PARCEL", .number, help: "its number")
    ) { context, number in
      let tracked = try manager().track(number, by: signedInUser().id)
      try show(tracked, in: context) { details in try print(tracked, details: details, to: context) }
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
        "1 accepted", "1 in-transit --place Porto --at 2026-03-01T14:30Z", "1 exception --note 'wrong address'",
      ],
      access: signedIn("the seller of the parcel"),
      Argument("PARCEL", .number, help: "its number"),
      Argument("STATUS", .carrierStatus, help: "what happened"),
      Option("--at", "TIME", .time, help: "when; now where it is left out"),
      Option("--place", "TEXT", .text, help: "where"),
      Option("--note", "TEXT", .text, help: "what else there is to say")
    ) { context, number, status, time, place, note in
      let outcome = try manager().record(
        status, at: time, place: place, note: note, shipment: number, by: signedInUser().id)
      try report(outcome, in: context)
    }
  }

  var receive: Command {
    Command(
      "receive", summary: "Say that a parcel arrived",
      details: "Makes the item sold and finishes the deal, after which each side may write a review.",
      examples: ["1"], access: signedIn("the buyer of the parcel"),
      Argument("PARCEL", .number, help: "its number")
    ) { context, number in
      try report(manager().receive(number, by: signedInUser().id), in: context)
    }
  }

  var list: Command {
    Command(
      "list", summary: "List what you send and what you wait for",
      examples: ["", "--role buyer", "--status exception"],
      access: signedIn("whoever is signed in; one's own parcels"),
      Option("--status", "STATUS", .choice(of: ShipmentStatus.self), help: "only what is there now"),
      Option("--role", "ROLE", .choice(of: ShipmentRole.self), help: "only as the seller, or as the buyer")
    ) { context, status, role in
      let user = try signedInUser()
      let shipments = try manager().shipments(of: user.id, status: status).filter { tracked in
        role == nil || role == ShipmentRole(of: user.id, in: tracked.shipment)
      }
      let details = try details.loaded(for: shipments)
      guard !context.json else {
        return try context.print(json: .array(shipments.map(details.json)))
      }
      guard !shipments.isEmpty else { return context.inform("No parcels.") }
      var table = Table(
        .number("PARCEL"), .shrinking("ITEM"), .text("WITH"), .text("CARRIER"), .text("STATUS"), .text("SINCE"))
      for tracked in shipments {
        let shipment = tracked.shipment
        let isSeller = ShipmentRole(of: user.id, in: shipment) == .seller
        table.add(
          "\(shipment.number)", "\(details.title(of: shipment))",
          isSeller ? "to \(details.buyer(of: shipment))" : "from \(details.seller(of: shipment))",
          "\(shipment.label.carrier)", "\(tracked.status.rawValue, tracked.status.style)",
          "\((tracked.timeline.last?.at ?? shipment.label.createdAt).shown)")
      }
      try context.print(table)
    }
  }

  /// Prints a parcel as JSON, or for people as `body` does.
  private func show(
    _ tracked: TrackedShipment, in context: CommandContext, body: (ShipmentDetails) throws -> Void
  ) throws {
    let details = try details.loaded(for: [tracked])
    if context.json {
      try context.print(json: details.json(tracked))
    } else {
      try body(details)
    }
  }

  private func report(_ outcome: EventOutcome, in context: CommandContext) throws {
    let tracked = outcome.shipment
    try show(tracked, in: context) { details in
      let status: Text = "\(tracked.status.rawValue, tracked.status.style)"
      try context.print("Parcel \(tracked.shipment.number, .strong) is \(status).")
    }
    if !outcome.isNew { context.inform("That was known already; nothing was changed.") }
    if outcome.finishesSale { context.inform("The item is sold. `user review` says how it went.") }
  }

  private func print(_ tracked: TrackedShipment, details: ShipmentDetails, to context: CommandContext) throws {
    let shipment = tracked.shipment
    try context.print(
      "Parcel \(shipment.number, .strong): \(details.title(of: shipment)) (item \(shipment.label.itemId))")
    try context.print("From \(details.seller(of: shipment)) to \(details.buyer(of: shipment))")
    try context.print("\(shipment.label.service) \(shipment.label.trackingNumber, .accent)")
    if let url = tracked.url { try context.print("\(url, .faint)") }
    try context.print("Created \(shipment.label.createdAt.shown)")
    try context.print("Status: \(tracked.status.rawValue, tracked.status.style)")
    guard !tracked.timeline.isEmpty else { return }
    var table = Table(.text("TIME"), .text("STATUS"), .text("PLACE"), .shrinking("NOTE"))
    for event in tracked.timeline {
      table.add("\(event.at.shown)", "\(event.status.rawValue)", "\(event.place ?? "")", "\(event.note ?? "")")
    }
    try context.print()
    try context.print(table)
  }
}

extension ShipmentStatus {
  fileprivate var style: Style {
    switch self {
    case .delivered, .received: .good
    case .exception, .returned: .caution
    case .label, .accepted, .inTransit, .outForDelivery: .strong
    }
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
