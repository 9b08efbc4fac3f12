/// One command of a tour: what somebody types, as whom, and why.
struct TourStep {
  let comment: String?
  /// A name in braces stands for a number that an earlier step printed.
  let arguments: [String]
  let input: String
  /// The name of the first number that the step prints.
  let remembers: String?

  init(_ comment: String? = nil, _ arguments: String..., input: String = "", remembers: String? = nil) {
    self.comment = comment
    self.arguments = arguments
    self.input = input
    self.remembers = remembers
  }

  /// A whole sale, once by parcel and once by hand.
  static let sale: [TourStep] = [
    .init(
      "Nora has something to sell, Tom is looking for something.",
      "user", "register", "nora", "--name", "Nora Lindqvist", "--password-stdin", input: "a long password\n"),
    .init(nil, "user", "register", "tom", "--name", "Tom Okafor", "--password-stdin", input: "another password\n"),
    .init(
      "Nora lists two things.",
      "item", "add", "Typewriter with a spare ribbon", "--price", "65.00", "--currency", "EUR", "--category", "office",
      "--condition", "good", "--description", "All keys work. The e is a little shy.", "--as", "nora",
      remembers: "typewriter"),
    .init(
      nil, "item", "add", "Field guide to mosses", "--price", "9.50", "--currency", "EUR", "--as", "nora",
      remembers: "book"),
    .init("Tom searches; a session is not needed for that.", "item", "search", "typewriter"),
    .init(
      "They talk and haggle.",
      "chat", "start", "{typewriter}", "Does it come with a case?", "--as", "tom",
      remembers: "conversation"),
    .init(nil, "chat", "send", "{conversation}", "Yes, a grey one.", "--as", "nora"),
    .init(nil, "chat", "offer", "{conversation}", "50.00", "--as", "tom"),
    .init(nil, "chat", "offer", "{conversation}", "58.00", "--as", "nora"),
    .init(
      "A new offer of one side replaces the one before; Tom takes Nora's.",
      "chat", "accept", "{conversation}", "--as", "tom"),
    .init("The item is his now, at that price.", "item", "show", "{typewriter}"),
    .init(
      "It travels by parcel. The number tells the carrier.",
      "ship", "create", "{typewriter}", "RR123456785SE", "--as", "nora", remembers: "shipment"),
    .init(nil, "ship", "update", "{shipment}", "in-transit", "--place", "Malmö", "--as", "nora"),
    .init(nil, "ship", "receive", "{shipment}", "--as", "tom"),
    .init(nil, "ship", "track", "{shipment}", "--as", "tom"),
    .init(
      "Both say how it was.",
      "user", "review", "nora", "--rating", "5", "--text", "Packed with care.", "--as", "tom"),
    .init(nil, "user", "review", "tom", "--rating", "5", "--text", "Quick and friendly.", "--as", "nora"),
    .init(
      "The book changes hands on a bench in the park.",
      "item", "sold", "{book}", "--to", "tom", "--as", "nora"),
    .init("The conversation tells the whole story.", "chat", "show", "{conversation}", "--as", "tom"),
    .init(nil, "user", "show", "nora"),
  ]
}
