import Commands
import LegacyInterface

/// `marketplace open URL`.
func openCommand(_ legacy: any LegacyInterface) -> Command {
  Command(
    "open", summary: "Show what an address of the market leads to",
    details: "Who may see what it leads to is decided there.",
    examples: ["marketplace://item/42", "marketplace://inbox"], access: .anyone,
    Argument("ADDRESS", .text, help: "such as marketplace://conversation/7")
  ) { _, address in
    try legacy.present(route: address)
  }
}
