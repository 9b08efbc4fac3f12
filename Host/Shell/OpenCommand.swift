import Commands
import LegacyInterface
import Presentation

/// `marketplace open URL`.
func openCommand(_ legacy: any LegacyInterface, _ screens: MarketShell) -> Command {
  Command(
    "open", summary: "Show what an address of the market leads to",
    details: "On a terminal its screen, else what the matching command prints. Who may see it is decided there.",
    examples: ["marketplace://item/42", "marketplace://inbox"], access: .anyone,
    Argument("ADDRESS", .text, help: "such as marketplace://conversation/7"), plainFlag
  ) { context, address, isPlain in
    if isPlain || context.hasTerminal && !context.json {
      try await showScreens(screens, at: address, isPlain: isPlain, context)
    } else {
      try legacy.present(route: address)
    }
  }
}
