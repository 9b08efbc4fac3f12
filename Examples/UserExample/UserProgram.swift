import ExampleSupport

/// User alone: its commands on its memory store, everything else mocked.
@main
struct UserProgram {
  static func main() async {
    await userExample.main()
  }
}
