import Chat
import Money
import Records

/// How programs see conversations, their entries and offers.
extension JoinedEntry {
  var json: JSONValue {
    var object: JSONObject = [
      "number": .number(number), "conversation": .number(conversation), "from": .text(author), "kind": .string(kind),
    ]
    switch content {
    case .text(let text): object["text"] = .string(text)
    case .system(_, let texts):
      object["text"] = .string(texts.english)
      object["translations"] = texts.translationsJSON
    case .left: break
    case .offer(let offer): object["offer"] = offer.json
    }
    object["at"] = .time(sentAt)
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

extension SystemText {
  /// An object of texts by the tags of their languages, in the order of these.
  fileprivate var translationsJSON: JSONValue {
    let members = translations.sorted { $0.key < $1.key }
    return .object(JSONObject(members.map { JSONObject.Member(name: $0.key, value: .string($0.value)) }))
  }
}

extension JoinedEntry.Offer {
  fileprivate var json: JSONValue {
    var object: JSONObject = [
      "number": .number(number), "price": .string(price.decimal), "currency": .string(price.currencyCode),
    ]
    if let state { object["status"] = .string(state.rawValue) }
    return .object(object)
  }
}

extension JoinedOffer {
  var json: JSONValue {
    [
      "number": .number(number), "conversation": .number(conversation), "from": .text(maker),
      "price": .string(price.decimal), "currency": .string(price.currencyCode), "status": .string(state.rawValue),
      "expiresAt": .time(expiresAt),
    ]
  }
}

extension JoinedConversation {
  var json: JSONObject {
    [
      "number": .number(number), "item": item?.json ?? ["number": .id(itemId)], "buyer": .text(buyer),
      "seller": .text(seller), "unread": .number(unread), "lastActivityAt": .time(lastActivityAt),
    ]
  }
}

extension JoinedConversation.Item {
  fileprivate var json: JSONValue {
    [
      "number": .id(id), "title": .string(title), "price": .string(price.decimal),
      "currency": .string(price.currencyCode), "status": .string(state.rawValue),
    ]
  }
}

extension JoinedInbox {
  var json: JSONValue {
    let conversations = lines.map { line -> JSONValue in
      var object = line.conversation.json
      object["last"] = line.last?.json ?? .null
      return .object(object)
    }
    return ["conversations": .array(conversations), "next": .text(nextCursor)]
  }
}

extension JoinedThread {
  var json: JSONValue {
    var object = conversation.json
    object["entries"] = .array(entries.map(\.json))
    object["offers"] = .array(standingOffers.map(\.json))
    object["before"] = olderBefore.map { .number($0) } ?? .null
    return .object(object)
  }
}
