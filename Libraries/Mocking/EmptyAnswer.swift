/// What a requirement answers that nobody gave an answer: nothing, nil or an empty collection; nil where it has none.
func emptyAnswer<Answer>(_ type: Answer.Type) -> Answer? {
  if let void = () as? Answer { return void }
  let empty: Any? =
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: fromNil(type)
    case let type as any ExpressibleByArrayLiteral.Type: fromArray(type)
    case let type as any ExpressibleByDictionaryLiteral.Type: fromDictionary(type)
    default: nil
    }
  return empty.flatMap { $0 as? Answer }
}

private func fromNil<Answer: ExpressibleByNilLiteral>(_: Answer.Type) -> Any { nil as Answer }
private func fromArray<Answer: ExpressibleByArrayLiteral>(_: Answer.Type) -> Any { [] as Answer }
private func fromDictionary<Answer: ExpressibleByDictionaryLiteral>(_: Answer.Type) -> Any { [:] as Answer }
