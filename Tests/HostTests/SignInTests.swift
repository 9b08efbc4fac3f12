import Testing

@testable import marketplace

@Suite("Whoever is named and not signed in", .timeLimit(.minutes(1)))
struct SignInTests {
  @Test(
    "is led to where one signs in by every screen that is theirs",
    arguments: [
      "inbox", "conversation/1", "sell", "edit/1", "parcels", "parcel/1", "parcel-event/1", "ship/1", "me",
      "edit-profile", "change-password",
    ])
  func signIn(place: String) async throws {
    let lines = try await Market().lines(at: place, as: "zoe", until: "Sign in", "Try again")
    #expect(lines.contains("@zoe is not signed in here."))
    #expect(lines.contains("Sign in"))
    #expect(!lines.contains("Try again"))
  }
}
