/// The members of a JSON object, in the order in which they were written.
///
/// RFC 8259 leaves open what a name that occurs twice means. Here every member is kept, so that what was read is
/// written back unchanged, and looking a name up finds its last member, as most programs do.
public struct JSONObject: Hashable, Sendable {
  /// A name and its value.
  public struct Member: Hashable, Sendable {
    /// The name, without quotes and escapes.
    public let name: String

    /// What is named.
    public var value: JSONValue

    /// A member of an object.
    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// All members, also those that share a name.
  public private(set) var members: [Member]

  /// An object with these members, in this order.
  public init(_ members: [Member] = []) {
    self.members = members
  }

  /// The value of the last member with a name. Assigning replaces it where it stands or appends it; assigning nil
  /// removes every member with the name. O(n).
  public subscript(name: String) -> JSONValue? {
    get { members.last { $0.name == name }?.value }
    set {
      if let newValue {
        if let index = members.lastIndex(where: { $0.name == name }) {
          members[index].value = newValue
        } else {
          members.append(Member(name: name, value: newValue))
        }
      } else {
        members.removeAll { $0.name == name }
      }
    }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// An object with these members in this order.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self.init(members.map { Member(name: $0, value: $1) })
  }
}
