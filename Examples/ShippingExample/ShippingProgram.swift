import ExampleSupport

/// Shipping alone: its commands on its memory store, everything else mocked.
@main
struct ShippingProgram {
  static func main() async {
    await shippingExample.main()
  }
}
