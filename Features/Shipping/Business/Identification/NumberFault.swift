/// Why a text is no tracking number.
public enum NumberFault: Error, Equatable, Sendable {
  /// Nothing but spaces and dashes.
  case empty

  /// Nothing but zeros.
  case onlyZeros

  /// More characters than any carrier prints, which is this many.
  case tooLong(limit: Int)

  /// A character that no number has.
  case foreignCharacter(Unicode.Scalar)

  /// No carrier's numbers look like it.
  case unusedForm(NumberForm)

  /// It looks like a number of these services, the likeliest first, and is none of any.
  case resembles(NumberForm, [Resemblance])

  /// It begins as a service's numbers do, which have another length.
  case otherLength(service: String, lengths: ClosedRange<Int>, count: Int)

  /// It begins as a service's numbers do, but has something else at a place, counted from 1.
  case misplaced(service: String, position: Int, expected: NumberSymbol)
}

/// What a number is made of, and how long it is.
public struct NumberForm: Equatable, Sendable {
  /// Letters and digits, without spaces and dashes.
  public let count: Int

  /// Whether all are digits.
  public let isDigits: Bool

  /// A form.
  public init(count: Int, isDigits: Bool) {
    self.count = count
    self.isDigits = isDigits
  }
}

/// A service whose numbers look alike, and in what this one differs.
public struct Resemblance: Equatable, Sendable {
  /// The service or kind of number, such as `FedEx Ground`.
  public let service: String

  /// What is wrong.
  public let difference: Difference

  /// A resemblance.
  public init(service: String, difference: Difference) {
    self.service = service
    self.difference = difference
  }

  /// What is wrong with a number that looks right.
  public enum Difference: Equatable, Sendable {
    /// Two letters that are no country's.
    case unknownCountry(String)

    /// The check digit, and what it should be; nil where it cannot be calculated.
    case checkDigit(Character, expected: Character?)

    /// The same where it may be a letter.
    case checkCharacter(Character, expected: Character?)
  }
}

/// What may stand at a place of a number.
public enum NumberSymbol: Equatable, Sendable {
  case digit
  case letter
  case letterOrDigit
  case oneOf(String)
  /// One of these texts.
  case text([String])
}
