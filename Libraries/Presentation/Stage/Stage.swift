/// Where screens are shown. Coordinators put them there.
@MainActor
public protocol Stage: AnyObject, Sendable {
  /// Goes to a place of the program, such as `marketplace://item/42`: above the present screen, or to its tab.
  /// An address that leads nowhere is told, and nothing else happens.
  func open(_ address: String)

  /// Goes back to the screen that the present one covers; nothing happens where there is none. A screen that asks for it
  /// is the one that goes, also where people are elsewhere by then.
  func back()

  /// Asks a question above the screen.
  func present(_ dialog: Dialog)

  /// Says something that goes by itself.
  func toast(_ text: StyledText)
}
