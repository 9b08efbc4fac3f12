#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Makes values out of data.
public protocol DataDecoder: Sendable {
  /// The value that `data` describes. Throws where it describes none.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}

extension PropertyListDecoder: DataDecoder {}

extension ObservableType<Data> {
  /// The values that the elements describe; data that describes none ends the sequence with the decoder's error.
  public func decode<Item: Decodable & Sendable>(
    type: Item.Type, decoder: some DataDecoder
  ) -> Observable<Item> {
    map { try decoder.decode(Item.self, from: $0) }
  }
}
