extension ObservableType {
  /// What `resultSelector` makes of each element and the last of `second`; elements before there is one are dropped.
  ///
  /// `--1--2--3--|` with `----a--b--` by `+` is `-----2a-3b-|`.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, Result: Sendable>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> Result
  ) -> Observable<Result> {
    let (source, second) = (asObservable(), second.asObservable())
    return .inTurn { sink, chain in
      let latest = Latest(sink, chain, second)
      source.start(
        Sink(
          next: { element in
            guard latest.turnstile.enter() else {
              return latest.turnstile.wait { latest.send(element, resultSelector) }
            }
            latest.send(element, resultSelector)
            latest.turnstile.leave()
          },
          end: { error in latest.turnstile.pass { if !chain.isDisposed { sink.end(error) } } }),
        chain)
    }
  }

  /// The last element of `second` for each element of this.
  ///
  /// `-1--2--3--|` with `--a---b-|` is `----a--b--|`.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

/// The last element of the second source of `withLatestFrom`.
///
/// `@unchecked Sendable`: what changes is only touched inside the turnstile.
@usableFromInline
final class Latest<Element: Sendable, Result: Sendable>: @unchecked Sendable {
  @usableFromInline let turnstile = Turnstile()
  @usableFromInline let sink: Sink<Result>
  @usableFromInline let chain: Chain
  @exclusivity(unchecked) @usableFromInline var element: Element?

  /// Subscribes to `source`, in `chain`. Its completion changes nothing, its error ends the sequence.
  @inlinable
  init(_ sink: Sink<Result>, _ chain: Chain, _ source: Observable<Element>) {
    self.sink = sink
    self.chain = chain
    let link = chain.child()
    source.start(
      Sink(
        next: { element in
          guard self.turnstile.enter() else { return self.turnstile.wait { self.element = element } }
          self.element = element
          self.turnstile.leave()
        },
        end: { error in
          link.dispose()
          if let error { self.turnstile.pass { if !chain.isDisposed { sink.end(error) } } }
        }),
      link)
  }

  @inlinable
  func send<Source>(_ source: Source, _ resultSelector: (Source, Element) throws -> Result) {
    guard let element, !chain.isDisposed else { return }
    do { sink.next(try resultSelector(source, element)) } catch { sink.end(error) }
  }
}
