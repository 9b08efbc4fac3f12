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

  /// A handle for somebody who is known only by what they take part in: the same one for the same thing in every run.
  static func handle(_ role: String, of foreignId: String) -> String {
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
