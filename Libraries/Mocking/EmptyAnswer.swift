/// What a requirement answers that nobody gave an answer: nothing, nil or an empty collection; nil where `type` has none.
/// `type` is `Answer` or narrower.
func emptyAnswer<Answer>(_ type: Any.Type, as answer: Answer.Type = Answer.self) -> Answer? {
  switch type {
  case is Void.Type: () as? Answer
  case let type as any Nullable.Type: type.null(as: answer)
  // Whatever else has such a literal, as a vector has, may want elements in it.
  case let type as any (Collection & ExpressibleByArrayLiteral).Type: fromArray(type) as? Answer
  case let type as any (SetAlgebra & ExpressibleByArrayLiteral).Type: fromArray(type) as? Answer
  case let type as any (Collection & ExpressibleByDictionaryLiteral).Type: fromDictionary(type) as? Answer
  default: nil
  }
}

private protocol Nullable {
  static func null<Answer>(as answer: Answer.Type) -> Answer?
}

extension Optional: Nullable {
  // Not through `Any`, from which a cast to an optional would make one in one.
  fileprivate static func null<Answer>(as answer: Answer.Type) -> Answer? { Self.none as? Answer }
}

private func fromArray<Answer: ExpressibleByArrayLiteral>(_: Answer.Type) -> Any { [] as Answer }
private func fromDictionary<Answer: ExpressibleByDictionaryLiteral>(_: Answer.Type) -> Any { [:] as Answer }
