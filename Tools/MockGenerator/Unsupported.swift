/// Why no mock can be written, at the place in the interface that is the reason. Printed as the compiler prints errors.
struct Unsupported: Error, CustomStringConvertible {
  let location: SourceLocation
  let reason: String

  var description: String { "\(location): error: \(reason)" }
}
