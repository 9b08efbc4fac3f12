import Storage

/// ``TextIndex`` as a virtual table of SQLite's full-text module, FTS5.
struct FTS5Dialect: TextSearchDialect {
  func create(_ index: TextIndex) -> SQL {
    let columns = index.columns.map { SQL(identifier: $0) }.joined(separator: ", ")
    // Without the sizes of its columns an index is smaller; they would serve ranking, which nobody uses here.
    return """
      CREATE VIRTUAL TABLE \(table(index)) USING fts5(
        \(columns), tokenize = 'unicode61 remove_diacritics 2', columnsize = 0)
      """
  }

  func insert(_ id: Int64, _ texts: [String], _ index: TextIndex) -> SQL {
    let columns = index.columns.map { SQL(identifier: $0) }.joined(separator: ", ")
    let values = texts.map { text -> SQL in "\(text)" }.joined(separator: ", ")
    return "INSERT INTO \(table(index)) (rowid, \(columns)) VALUES (\(id), \(values))"
  }

  func update(_ id: Int64, _ texts: [String], _ index: TextIndex) -> SQL {
    let changes = zip(index.columns, texts).map { column, text -> SQL in "\(SQL(identifier: column)) = \(text)" }
    return "UPDATE \(table(index)) SET \(changes.joined(separator: ", ")) WHERE rowid = \(id)"
  }

  func delete(_ id: Int64, _ index: TextIndex) -> SQL {
    "DELETE FROM \(table(index)) WHERE rowid = \(id)"
  }

  func hits(_ query: TextQuery, _ index: TextIndex) -> SQL {
    // SQLite merges this into the statement around it, whose order and bounds then reach the index.
    "(\(selection(query, index)))"
  }

  private func selection(_ query: TextQuery, _ index: TextIndex) -> SQL {
    let table = table(index)
    var conditions: [SQL] = []
    if query.wanted.isEmpty {
      // FTS5 can only leave out of something.
      if !query.unwanted.isEmpty {
        conditions.append("rowid NOT IN (SELECT rowid FROM \(table) WHERE \(table) MATCH \(any(of: query.unwanted)))")
      }
      conditions += query.excluded.map { "rowid NOT IN (\(selection($0, index)))" }
    } else {
      conditions.append("\(table) MATCH \(expression(query))")
      conditions += query.excluded.filter { !isExpressible($0) }.map { "rowid NOT IN (\(selection($0, index)))" }
    }
    let all: SQL = "SELECT rowid AS id FROM \(table)"
    return conditions.isEmpty ? all : all + " WHERE " + conditions.joined(separator: " AND ")
  }

  private func table(_ index: TextIndex) -> SQL {
    SQL(identifier: index.name)
  }
}

// MARK: - The query language of FTS5

extension FTS5Dialect {
  /// Whether FTS5's language can say the whole of it.
  private func isExpressible(_ query: TextQuery) -> Bool {
    !query.wanted.isEmpty && query.excluded.allSatisfy(isExpressible)
  }

  private func expression(_ query: TextQuery) -> String {
    var expression = "(\(query.wanted.map(phrase).joined(separator: " AND ")))"
    if let column = query.column { expression = "\(quoted(column)) : \(expression)" }
    if !query.unwanted.isEmpty { expression = "(\(expression) NOT (\(any(of: query.unwanted))))" }
    for excluded in query.excluded where isExpressible(excluded) {
      expression = "(\(expression) NOT \(self.expression(excluded)))"
    }
    return expression
  }

  private func any(of phrases: [TextQuery.Phrase]) -> String {
    phrases.map(phrase).joined(separator: " OR ")
  }

  private func phrase(_ phrase: TextQuery.Phrase) -> String {
    quoted(phrase.words.joined(separator: " ")) + (phrase.isPrefix ? " *" : "")
  }

  private func quoted(_ text: String) -> String {
    "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
  }
}
