import Commands

@main
struct WorkspaceProgram {
  static func main() async {
    await WorkspaceCommands().program.main()
  }
}
