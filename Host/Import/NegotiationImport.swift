import Chat
import ChatPresentation
import Commands
import Item
import ItemPresentation
import Records
import Storage
import User
import UserPresentation

/// Runs negotiations that happened elsewhere through the market's own rules, each event at its own time, with memory for
/// a few hundred of them.
///
/// Events are committed in batches of about 50 ms with a pause behind each, so that others can write in between.
/// What an earlier run brought in is known again and left alone, so a run after an interrupted one goes on where that
/// stopped.
struct NegotiationImport {
  let database: any Database
  let people: ImportedPeople
  let items: ItemManager
  let chat: ChatManager
  let clock: SteppedClock
  let currencyCode: String

  private static let chunkEvents = 5_000
  private static let batch = Duration.milliseconds(50)
  /// Longer than a waiting writer sleeps between two tries.
  private static let pause = Duration.milliseconds(5)
  /// Reads all of `reader`; `progress` is told how many conversations were dealt with so far.
  ///
  /// A conversation or an event that cannot be taken is reported, and the rest goes in; where the text breaks off, all
  /// before it goes in. Throws `FileError`, what the stores throw, and a failure with `interrupted` between two batches.
  func run(_ reader: JSONReader, progress: (Int) -> Void) async throws -> NegotiationTotals {
    var totals = NegotiationTotals()
    var isAtEnd = false
    do {
      while !isAtEnd {
        var chunk: [NegotiationRecord] = []
        isAtEnd = try !fill(&chunk, from: reader, into: &totals)
        try await take(chunk, into: &totals, progress: progress)
      }
    } catch is CancellationError {
      throw Failure(
        .interrupted, "Interrupted after \(totals.count) conversations; what was taken in stays.",
        hint: "Run the import again to go on.")
    }
    return totals
  }

  /// Adds the next conversations; false where there is nothing more to read.
  private func fill(
    _ chunk: inout [NegotiationRecord], from reader: JSONReader, into totals: inout NegotiationTotals
  ) throws -> Bool {
    var events = 0
    while events < Self.chunkEvents {
      try Task.checkCancellation()
      do {
        switch try reader.next() {
        case nil: return false
        case .failure(let error): totals.addUnreadable(error)
        case .success(let found):
          guard let record = try record(from: found, into: &totals) else { continue }
          events += record.events.count + 1
          chunk.append(record)
        }
      } catch let error as RecordError {
        totals.addUnreadable(error)
        return false
      }
    }
    return true
  }

  private func record(from found: JSONRecord, into totals: inout NegotiationTotals) throws -> NegotiationRecord? {
    do {
      return try NegotiationRecord(found, currencyCode: currencyCode)
    } catch let error as RecordError {
      totals.refuse(error, of: nil)
      return nil
    }
  }

  private func take(
    _ chunk: [NegotiationRecord], into totals: inout NegotiationTotals, progress: (Int) -> Void
  ) async throws {
    var rest = chunk[...]
    while !rest.isEmpty {
      try Task.checkCancellation()
      try take(&rest, into: &totals)
      progress(totals.count)
      try await Task.sleep(for: Self.pause)
    }
  }

  /// Takes conversations from the front of `chunk` for about the time of a batch, of a long one a part.
  private func take(_ chunk: inout ArraySlice<NegotiationRecord>, into totals: inout NegotiationTotals) throws {
    // What a batch that is rolled back counted does not count.
    var (rest, sum) = (chunk, totals)
    try database.write { _ in
      let end = ContinuousClock.now + Self.batch
      while let next = rest.first, ContinuousClock.now < end {
        if try take(next, until: end, into: &sum) {
          rest.removeFirst()
        } else {
          rest[rest.startIndex].isBegun = true
        }
      }
    }
    (chunk, totals) = (rest, sum)
  }

  /// Takes what fits of a conversation; whether that was all.
  private func take(
    _ record: NegotiationRecord, until end: ContinuousClock.Instant, into totals: inout NegotiationTotals
  ) throws -> Bool {
    do {
      let item = try item(of: record, into: &totals)
      let buyer = try people.id(.buyer, of: record.conversation)
      if !record.isBegun {
        for event in record.malformed { totals.refuse(event.error, of: record.conversation, number: event.number) }
      }
      let negotiation = Negotiation(
        foreignId: record.conversation, itemId: String(item.number), buyerId: buyer, events: record.events)
      let report = try chat.importNegotiation(negotiation, budget: end - .now) { at, body in
        clock.set(at)
        try body()
      }
      try totals.add(report, of: record.conversation, isFirst: !record.isBegun)
      return report.isComplete
    } catch let error as ChatError {
      totals.refuse(conversation: record.conversation, number: nil, code: error.code, reason: error.reason)
    } catch let error as ItemError {
      totals.refuse(conversation: record.conversation, number: nil, code: "item-refused", reason: error.reason)
    } catch let error as UserError {
      totals.refuse(conversation: record.conversation, number: nil, code: "person-refused", reason: error.reason)
    }
    return true
  }

  /// The item that a conversation is about: the seller's known one, or a new one, put on sale when the talk began.
  private func item(of record: NegotiationRecord, into totals: inout NegotiationTotals) throws -> Listing {
    let seller = try people.id(.seller, of: record.itemId)
    if let known = try items.listing(sellerId: seller, reference: record.itemId) { return known }
    if let first = record.events.first { clock.set(first.at) }
    let item = try items.add(record.item.details, sellerId: seller, reference: record.itemId)
    totals.items += 1
    return item
  }
}
