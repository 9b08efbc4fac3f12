/// Slots by type: a hash table that never changes, so that many threads read it without a lock.
@usableFromInline
struct SlotTable: Sendable {
  @usableFromInline
  struct Entry: Sendable {
    @usableFromInline let key: UInt
    @usableFromInline let slot: any AnySlot
  }

  /// A power of two, at least half of it empty, so that a search always ends. Colliding types follow each other.
  @usableFromInline let entries: [Entry?]

  init(_ slots: [ObjectIdentifier: any AnySlot]) {
    var capacity = 8
    while capacity < slots.count * 2 { capacity *= 2 }
    var entries = [Entry?](repeating: nil, count: capacity)
    for (type, slot) in slots {
      let key = UInt(bitPattern: type)
      var index = Self.start(of: key, capacity: capacity)
      while entries[index] != nil { index = (index + 1) & (capacity - 1) }
      entries[index] = Entry(key: key, slot: slot)
    }
    self.entries = entries
  }

  @inlinable
  subscript<Object: Sendable>(type: Object.Type) -> Slot<Object>? {
    let key = UInt(bitPattern: ObjectIdentifier(type))
    var index = Self.start(of: key, capacity: entries.count)
    while let entry = entries[index] {
      // What stands under the key of a type is the slot of that type: `DependencyGraph.init` puts it there.
      if entry.key == key { return unsafeDowncast(entry.slot, to: Slot<Object>.self) }
      index = (index + 1) & (entries.count - 1)
    }
    return nil
  }

  /// Addresses of types share their low bits; multiplying by 2^64 divided by the golden ratio spreads the others.
  @inlinable
  static func start(of key: UInt, capacity: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (capacity - 1)
  }
}
