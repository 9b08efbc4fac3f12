import Commands
import Money
import Records

extension CommandContext {
  /// Prints what an import of negotiations did.
  func print(_ totals: NegotiationTotals) throws {
    guard !json else { return try print(json: totals.json) }
    let agreed = totals.agreedAmounts.map { "\($0.amount) \($0.currency.code)" }.joined(separator: ", ")
    try print(
      """
      \(totals.conversations) conversations about \(totals.items) new items, \(totals.unchanged) known already
      \(totals.messages) messages, \(totals.offers) offers, \(totals.declined) declined, \(totals.left) left
      \(totals.deals) deals\(agreed.isEmpty ? "" : " over \(agreed)")
      """)
    for refusal in totals.refused {
      let place = [refusal.conversation.map { "\($0)" }, refusal.number.map { "event \($0)" }].compactMap(\.self)
      let words = place.isEmpty ? "" : " \(place.joined(separator: ", "))"
      try print("\("refused", .caution)\(words): \(refusal.reason)")
    }
    for (code, count) in totals.refusedByReason { try print("\(count) × \(code)") }
  }
}

extension NegotiationTotals {
  /// What was agreed, a sum for each currency.
  var agreedAmounts: [(currency: Currency, amount: String)] {
    agreed.sorted { $0.key < $1.key }.map { ($0.key, $0.key.decimalString(ofMinorUnits: $0.value)) }
  }

  var json: JSONValue {
    let sums = agreedAmounts
    let agreed: JSONValue =
      switch sums.count {
      case 0: "0"
      case 1: .string(sums[0].amount)
      default: .object(JSONObject(sums.map { .init(name: $0.currency.code, value: .string($0.amount)) }))
      }
    return [
      "conversations": .number(conversations),
      "unchanged": .number(unchanged),
      "items": .number(items),
      "messages": .number(messages),
      "offers": .number(offers),
      "deals": .number(deals),
      "agreed": agreed,
      "declined": .number(declined),
      "left": .number(left),
      "refused": .array(refused.map(\.json)),
      "refusedByReason": .object(
        JSONObject(refusedByReason.map { .init(name: $0.code, value: .number($0.count)) })),
    ]
  }
}

extension NegotiationTotals.Refusal {
  fileprivate var json: JSONValue {
    [
      "conversation": conversation.map { .string($0) } ?? .null,
      "number": number.map { .number($0) } ?? .null,
      "code": .string(code),
      "reason": .string(reason),
    ]
  }
}
