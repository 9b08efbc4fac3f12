extension CannedMarket {
  func person(_ id: String) -> CannedPerson? {
    people.first { $0.id == id }.map(rated)
  }

  func people(ids: [String]) -> [CannedPerson] {
    ids.compactMap { person($0) }
  }

  /// In either case of ASCII, with or without an `@` in front.
  func person(handle: String) -> CannedPerson? {
    let typed = handle.utf8.starts(with: "@".utf8) ? handle.utf8.dropFirst() : handle.utf8[...]
    let handle = typed.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 32 : $0 }
    return people.first { $0.handle.utf8.elementsEqual(handle) }.map(rated)
  }

  func people(handles: [String]) -> [CannedPerson] {
    handles.compactMap { person(handle: $0) }
  }

  func isBlocked(_ userId: String, with otherId: String) -> Bool {
    blocks.contains([userId, otherId])
  }

  private func rated(_ person: CannedPerson) -> CannedPerson {
    let ratings = reviews.filter { $0.subjectId == person.id }.map(\.rating)
    var person = person
    person.ratingCount = ratings.count
    person.averageRating = ratings.isEmpty ? nil : Double(ratings.reduce(0, +)) / Double(ratings.count)
    return person
  }

  /// The deal of an item and a buyer that is known already stays as it is.
  mutating func recordDeal(_ deal: CannedDeal) throws {
    for id in [deal.sellerId, deal.buyerId] where person(id) == nil { throw OutOfOrder("there is no user \(id)") }
    guard deal.sellerId != deal.buyerId else { throw OutOfOrder("a deal with oneself") }
    guard !deals.contains(where: { $0.itemId == deal.itemId && $0.buyerId == deal.buyerId }) else { return }
    deals.append(deal)
  }
}
