import Commands
import User

/// A profile as people read it.
struct ProfilePage {
  private let profile: Profile

  init(_ profile: Profile) {
    self.profile = profile
  }

  var lines: [Text] {
    heading + [standing, activity] + reviews
  }

  private var heading: [Text] {
    let account = profile.person.account
    let place: Text = account.card.place.map { " in \($0)" } ?? ""
    let name: Text = "\(account.card.displayName, .strong) (\(account.handle.mention))\(place)"
    return [name] + (account.card.bio.map { [.block($0)] } ?? [])
  }

  private var standing: Text {
    let ratings = profile.person.ratings
    guard let mean = ratings.meanText else { return "No ratings yet" }
    return "\(mean, .strong) of 5 from \(counted(ratings.count, "rating"))"
  }

  private var activity: Text {
    let since = Text.day(profile.person.account.created)
    return """
      \(counted(profile.itemsOnSale, "item")) on sale, \(profile.itemsSold) sold; \
      \(counted(profile.followerCount, "follower")), follows \(profile.followingCount); here since \(since)
      """
  }

  private var reviews: [Text] {
    profile.reviews.flatMap { written -> [Text] in
      let review = written.review
      return [
        "",
        """
        \("\(review.rating) of 5", .strong) by \(written.author.account.handle.mention) \
        \("for item \(written.itemId), \(Text.day(review.written))" as Text, .faint)
        """,
        .block(review.text),
      ]
    }
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
