import Chat
import Records

/// How programs see what the view models say.
extension EntryViewModel {
  var json: JSONValue {
    var object: JSONObject = [
      "number": .number(number), "conversation": .number(conversation), "from": string(author), "kind": .string(kind),
    ]
    switch content {
    case .text(let text), .system(let text): object["text"] = .string(text)
    case .left: break
    case .offer(let offer): object["offer"] = offer.json
    }
    object["at"] = .string(sentAt.timestamp)
    return .object(object)
  }

  private var kind: String {
    switch content {
    case .text: "text"
    case .system: "system"
    case .left: "left"
    case .offer(let offer): "offer-\(offer.step.rawValue)"
    }
  }
}

extension EntryViewModel.Offer {
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "number": .number(number), "price": .string(price.decimal), "currency": .string(price.currencyCode),
    ]
    if let state { object["state"] = .string(state.rawValue) }
    return .object(object)
  }
}

extension OfferViewModel {
  var json: JSONValue {
    [
      "offer": .number(number), "conversation": .number(conversation), "from": string(maker),
      "price": .string(price.decimal), "currency": .string(price.currencyCode), "state": .string(state.rawValue),
      "expires": .string(expiresAt.timestamp),
    ]
  }
}

extension ConversationViewModel {
  var json: JSONObject {
    [
      "conversation": .number(number), "item": item?.json ?? ["number": typed(itemId)], "buyer": string(buyer),
      "seller": string(seller), "unread": .number(unread), "active": .string(lastActivityAt.timestamp),
    ]
  }
}

extension ConversationViewModel.Item {
  fileprivate var json: JSONValue {
    [
      "number": typed(id), "title": .string(title), "price": .string(price.decimal),
      "currency": .string(price.currencyCode), "state": .string(state.rawValue),
    ]
  }
}

extension InboxViewModel {
  var json: JSONValue {
    let conversations = lines.map { line -> JSONValue in
      var object = line.conversation.json
      object["last"] = line.last?.json ?? .null
      return .object(object)
    }
    return ["conversations": .array(conversations), "next": string(nextCursor)]
  }
}

extension ThreadViewModel {
  var json: JSONValue {
    var object = conversation.json
    object["entries"] = .array(entries.map(\.json))
    object["offers"] = .array(standingOffers.map(\.json))
    object["before"] = olderBefore.map { .number($0) } ?? .null
    return .object(object)
  }
}

private func string(_ text: String?) -> JSONValue {
  text.map { .string($0) } ?? .null
}

/// An id as people type it, which is a number.
private func typed(_ id: String) -> JSONValue {
  Int64(id).map { .number($0) } ?? .string(id)
}
