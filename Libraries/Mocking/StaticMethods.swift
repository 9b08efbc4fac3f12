/// The static requirements of generic mocks, which cannot have stored static properties.
private let staticMethods = Locked([StaticMethodKey: any AnyMockedMethod]())

private struct StaticMethodKey: Hashable {
  let mock: ObjectIdentifier
  let handle: String
}

/// The one object for a static requirement of a mock, made when it is first asked for. Called by generated code.
public func staticMethod<Method: AnyMockedMethod>(
  of mock: (some Mock).Type, _ handle: String, _ make: () -> Method
) -> Method {
  staticMethods.withLock { methods in
    let key = StaticMethodKey(mock: ObjectIdentifier(mock), handle: handle)
    if let method = methods[key] as? Method { return method }
    let method = make()
    methods[key] = method
    return method
  }
}
