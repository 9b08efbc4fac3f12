import Records
import User

extension Person {
  /// What a person shows of themselves, with the mean of their ratings.
  var json: JSONValue {
    .object(JSONObject(members))
  }

  /// The signed-in person, with what only they see.
  func json(documents: [VerifiedDocument], alsoSignedIn others: [Person]) -> JSONValue {
    var object = JSONObject(members)
    object["documents"] = .array(
      documents.map {
        ["type": .string($0.kind.rawValue), "number": .string($0.masked), "verifiedAt": .time($0.verified)]
      })
    object["alsoSignedIn"] = .array(others.map { .string($0.account.handle.text) })
    return .object(object)
  }

  fileprivate var members: [JSONObject.Member] {
    let card = account.card
    return [
      .init(name: "id", value: .number(number)),
      .init(name: "handle", value: .string(account.handle.text)),
      .init(name: "name", value: .string(card.displayName)),
      .init(name: "bio", value: .text(card.bio)),
      .init(name: "place", value: .text(card.place)),
      .init(name: "createdAt", value: .time(account.created)),
      .init(name: "rating", value: ratings.json),
    ]
  }
}

extension Profile {
  /// All that anybody may see.
  var json: JSONValue {
    var object = JSONObject(person.members)
    object["followers"] = .number(followerCount)
    object["following"] = .number(followingCount)
    object["items"] = ["onSale": .number(itemsOnSale), "sold": .number(itemsSold)]
    object["reviews"] = .array(reviews.map(\.json))
    return .object(object)
  }
}

extension WrittenReview {
  /// A review with the number of its item and the handle of its author.
  var json: JSONValue {
    [
      "item": .id(itemId),
      "author": .string(author.account.handle.text),
      "rating": .number(review.rating),
      "text": .string(review.text),
      "writtenAt": .time(review.written),
    ]
  }
}

extension RatingTotals {
  /// The exact totals, and the mean with two decimals as text.
  var json: JSONValue {
    ["average": .text(meanText), "sum": .number(sum), "count": .number(count)]
  }

  /// The mean with two decimals, such as `4.67`; nil without ratings.
  var meanText: String? {
    meanHundredths.map { hundredths in
      let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
      return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
  }
}
