import Testing

@testable import marketplace

@Suite("Whoever is named and not signed in")
struct SignInTests {
  @Test(
    "is led to where one signs in by every screen that is theirs",
    arguments: [
      "inbox", "conversation/1", "sell", "edit/1", "parcels", "parcel/1", "parcel-event/1", "ship/1", "me",
      "edit-profile", "change-password",
    ])
  func signIn(place: String) async throws {
    let output = try await Market().output("app", "marketplace://\(place)", "--plain", "--as", "zoe", input: "quit\n")
    #expect(output.contains("@zoe is not signed in here."))
    #expect(output.contains("Sign in"))
    #expect(!output.contains("Try again"))
  }
}
