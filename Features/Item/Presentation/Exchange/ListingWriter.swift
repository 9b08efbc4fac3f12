import Records

/// The values of `--format`.
enum ExportFormat: String, CaseIterable, Sendable {
  case json, jsonl, csv, tsv
}

/// Writes listings one by one, in any format.
enum ListingWriter {
  case json(JSONWriter)
  case table(DelimitedWriter)

  init(_ sink: any ByteSink, format: ExportFormat) {
    switch format {
    case .json: self = .json(JSONWriter(sink, layout: .array))
    case .jsonl: self = .json(JSONWriter(sink, layout: .lines))
    case .csv: self = .table(Self.table(sink, .csv))
    case .tsv: self = .table(Self.table(sink, .tsv))
    }
  }

  func write(_ item: JoinedItem) throws {
    switch self {
    case .json(let writer): try writer.write(ListingRecord.json(item))
    case .table(let writer): try writer.write(ListingRecord.row(item))
    }
  }

  func finish() throws {
    switch self {
    case .json(let writer): try writer.finish()
    case .table(let writer): try writer.finish()
    }
  }

  private static func table(_ sink: any ByteSink, _ format: DelimitedFormat) -> DelimitedWriter {
    DelimitedWriter(sink, format: format, columns: ListingRecord.columns, formulas: .neutralised)
  }
}
