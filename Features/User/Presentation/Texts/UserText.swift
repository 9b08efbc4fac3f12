import Presentation

/// What User's screens say.
enum UserText: String, TextKey {
  case cpfTitle = "user.cpf.title", cpfConfirm = "user.cpf.confirm", cpfWrong = "user.cpf.wrong"
  case cpfPending = "user.cpf.pending", cpfVerified = "user.cpf.verified"

  /// What accounts consist of.
  case handle = "user.handle", handleExample = "user.handle.example", handleRule = "user.handle.rule"
  case handleTaken = "user.handle.taken"
  case name = "user.name"
  case password = "user.password", newPassword = "user.password.new", passwordAgain = "user.password.again"
  case passwordRule = "user.password.rule", passwordsDiffer = "user.password.differ"

  case presentPassword = "user.password.present"
  case changePassword = "user.password.change", changePasswordTitle = "user.password.change.title"
  case changePasswordPending = "user.password.change.pending", passwordChanged = "user.password.change.done"
  case passwordChangedElsewhere = "user.password.change.done-elsewhere"

  case signInTitle = "user.sign-in.title", signInPending = "user.sign-in.pending"
  case signInRegister = "user.sign-in.register", signedIn = "user.sign-in.done"
  case register = "user.register", registerTitle = "user.register.title", registerPending = "user.register.pending"
  case signOut = "user.sign-out", signedOut = "user.sign-out.done"

  case profileTab = "user.profile.tab"
  case verifyCPF = "user.profile.cpf", edit = "user.profile.edit"
  case editTitle = "user.edit.title", place = "user.place", bio = "user.bio", save = "user.edit.save"
  case saved = "user.edit.done"
  case follow = "user.follow", unfollow = "user.unfollow"
  case block = "user.block", blockTitle = "user.block.title", blockMessage = "user.block.message"
  case unblock = "user.unblock", unblockTitle = "user.unblock.title", unblockMessage = "user.unblock.message"
  case itemsOnSale = "user.items.on-sale", itemsSold = "user.items.sold"
  case followers = "user.followers", following = "user.following", since = "user.since"
  case rating = "user.rating", ratingMean = "user.rating.mean", noRatings = "user.rating.none"
  case reviews = "user.reviews", reviewOrigin = "user.review.origin"
}
