import Commands
import User

/// The people that imported records speak of without naming them.
struct ImportedPeople {
  let users: UserManager
  let mayCreate: Bool

  /// The id of the account with this handle, which is made where it is missing and may be made. It has no password, so
  /// nobody can sign in to it.
  func id(handle: String, displayName: String) throws -> String {
    if let person = try users.people(handles: [handle]).first { return String(person.account.number) }
    guard mayCreate else {
      throw Failure(
        .refused, "There is no account @\(handle).", hint: "Add --create-people to have accounts made for the import.")
    }
    return String(try users.createPerson(handle: handle, displayName: displayName).account.number)
  }

  /// The id of somebody who is known only by what they take part in: the same person for the same thing in every run.
  func id(_ role: Role, of foreignId: String) throws -> String {
    try id(
      handle: Self.handle(role.rawValue, of: foreignId), displayName: "\(role.title) \(Self.excerpt(of: foreignId))")
  }

  enum Role: String {
    case buyer, seller

    fileprivate var title: String {
      switch self {
      case .buyer: "Buyer in"
      case .seller: "Seller of"
      }
    }
  }

  /// As much of a foreign id as a name has room for, without what a name may not hold.
  private static func excerpt(of foreignId: String) -> String {
    let printable = foreignId.unicodeScalars.lazy.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
    return String(String.UnicodeScalarView(printable.prefix(40)))
  }

  private static func handle(_ role: String, of foreignId: String) -> String {
    let plain = "\(role)-\(foreignId.lowercased())"
    let fits = plain.utf8.count <= 30 && foreignId.utf8.allSatisfy(isLetterOrDigit)
    return fits ? plain : "\(role)-\(digest(foreignId))"
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// 64-bit FNV-1a (draft-eastlake-fnv, section 5) in hexadecimal.
  private static func digest(_ text: String) -> String {
    let digest = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    let digits = String(digest, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
