import ExampleSupport

/// Item alone: its commands on its memory store, everything else mocked.
@main
struct ItemProgram {
  static func main() async {
    await itemExample.main()
  }
}
