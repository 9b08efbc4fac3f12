import ExampleSupport

/// Chat alone: its commands on its memory store, everything else mocked.
@main
struct ChatProgram {
  static func main() async {
    await chatExample.main()
  }
}
