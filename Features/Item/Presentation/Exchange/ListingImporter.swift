import Commands
public import Item
public import Records

/// Brings a file of listings into the market as one seller's, with memory for a few hundred of them.
///
/// It writes in batches of about 50 ms with a pause behind each, so that others can write in between. What an earlier run
/// brought in is recognised, so that a run after an interrupted one goes on where that stopped.
public struct ListingImporter: Sendable {
  private let manager: ItemManager
  private let sellerId: String
  private let record: ListingRecord

  /// An import for the user `sellerId`; `currencyCode` is what prices are in where a record does not say.
  public init(manager: ItemManager, sellerId: String, currencyCode: String) {
    self.manager = manager
    self.sellerId = sellerId
    self.record = ListingRecord(currencyCode: currencyCode)
  }

  /// Reads all of `reader`; `progress` is told how many records were dealt with so far.
  ///
  /// A record that cannot be taken is reported, and the rest goes in; where the text breaks off, all before it goes in.
  /// Throws `FileError`, what the store throws, and a failure with `interrupted` between two batches.
  public func run(_ reader: JSONReader, progress: (Int) -> Void = { _ in }) async throws -> ImportReport {
    var report = ImportReport()
    var isAtEnd = false
    do {
      while !isAtEnd {
        var chunk: [Entry] = []
        isAtEnd = try !fill(&chunk, from: reader, into: &report)
        try await take(chunk, into: &report, progress: progress)
      }
    } catch is CancellationError {
      throw Failure(
        .interrupted, "Interrupted after \(report.count) listings; what was taken in stays.",
        hint: "Run the import again to go on.")
    }
    return report
  }

  private struct Entry {
    let line: Int
    let draft: ListingDraft
  }

  private static let chunkLength = 200
  private static let chunkBytes = 4 << 20
  private static let batch = Duration.milliseconds(50)
  /// Longer than a waiting writer sleeps between two tries.
  private static let pause = Duration.milliseconds(5)

  /// Adds the next drafts; false where there is nothing more to read.
  private func fill(_ chunk: inout [Entry], from reader: JSONReader, into report: inout ImportReport) throws -> Bool {
    var bytes = 0
    while chunk.count < Self.chunkLength, bytes < Self.chunkBytes {
      try Task.checkCancellation()
      do {
        switch try reader.next() {
        case nil: return false
        case .failure(let error): report.addUnreadable(error)
        case .success(let found):
          guard let draft = try draft(of: found, into: &report) else { continue }
          bytes += draft.details.title.utf8.count + draft.details.description.utf8.count
          chunk.append(Entry(line: found.line, draft: draft))
        }
      } catch let error as RecordError {
        report.addUnreadable(error)
        return false
      }
    }
    return true
  }

  private func draft(of found: JSONRecord, into report: inout ImportReport) throws -> ListingDraft? {
    do {
      return try record.draft(from: found)
    } catch let error as RecordError {
      report.addRefused(error)
      return nil
    }
  }

  private func take(_ chunk: [Entry], into report: inout ImportReport, progress: (Int) -> Void) async throws {
    var rest = chunk[...]
    while !rest.isEmpty {
      let outcomes = try manager.importListings(rest.lazy.map(\.draft), sellerId: sellerId, budget: Self.batch)
      for (entry, outcome) in zip(rest, outcomes) { report.add(outcome, line: entry.line) }
      rest = rest.dropFirst(outcomes.count)
      progress(report.count)
      try await Task.sleep(for: Self.pause)
    }
  }
}
