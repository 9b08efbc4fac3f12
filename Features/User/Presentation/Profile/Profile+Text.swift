import Presentation
import User

extension Profile {
  /// Who it is, what others think, and how much there is.
  var about: StyledText {
    let account = person.account
    var lines = ["@\(account.handle)".styled(.accent)]
    if let place = account.card.place { lines[0] = lines[0] + " · ".styled(.secondary) + place.styled(.body) }
    if let bio = account.card.bio { lines.append(bio.styled(.body)) }
    lines.append(person.ratings.text)
    lines.append(
      LocalizedString(UserText.itemsOnSale, ["count": .number(itemsOnSale)]).styled(.body) + " · ".styled(.secondary)
        + LocalizedString(UserText.itemsSold, ["count": .number(itemsSold)]).styled(.body))
    lines.append(
      LocalizedString(UserText.followers, ["count": .number(followerCount)]).styled(.body) + " · ".styled(.secondary)
        + LocalizedString(UserText.following, ["count": .number(followingCount)]).styled(.body))
    lines.append(LocalizedString(UserText.since, ["date": .date(account.created)]).styled(.secondary))
    return lines.joined(separator: "\n")
  }

  /// The reviews, one below the other.
  var reviewsText: StyledText { reviews.map(\.text).joined(separator: "\n\n") }
}

extension RatingTotals {
  fileprivate var text: StyledText {
    guard let hundredths = meanHundredths else { return LocalizedString(UserText.noRatings).styled(.secondary) }
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let mean = LocalizedString(
      UserText.ratingMean, ["whole": .number(whole), "hundredths": .text(rest < 10 ? "0\(rest)" : "\(rest)")])
    return Review.stars(of: (hundredths + 50) / 100).styled(.caution) + " ".styled(.body)
      + LocalizedString(UserText.rating, ["mean": .localized(mean), "count": .number(count)]).styled(.body)
  }
}

extension WrittenReview {
  fileprivate var text: StyledText {
    let origin = LocalizedString(
      UserText.reviewOrigin, ["author": .text(author.handle), "date": .relative(review.written)])
    return Review.stars(of: review.rating).styled(.caution) + " ".styled(.body) + origin.styled(.secondary)
      + "\n".styled(.body) + review.text.styled(.body)
  }
}

extension Review {
  /// `★★★★☆`
  fileprivate static func stars(of rating: Int) -> String {
    let full = min(max(0, rating), ratings.upperBound)
    return String(repeating: "★", count: full) + String(repeating: "☆", count: ratings.upperBound - full)
  }
}
