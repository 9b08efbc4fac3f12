/// A password on its way from a field to the manager: a message or a log that mentions it does not show it.
struct TypedPassword: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var description: String { "•••" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}
