import Commands
import Testing

@Suite("A command line")
struct ParsingTests {
  @Test(
    "gives a command typed values",
    arguments: [
      (["chat", "send", "7", "hello there"], "7 hello there 20 false"),
      (["chat", "send", "7", "a", "--limit", "5", "--quiet"], "7 a 5 true"),
      (["chat", "send", "--limit=5", "7", "a"], "7 a 5 false"),
      (["chat", "send", "-n", "5", "7", "a"], "7 a 5 false"),
      (["chat", "send", "-5", "a"], "-5 a 20 false"),
      (["chat", "send", "7", "--", "--quiet"], "7 --quiet 20 false"),
      (["chat", "send", "7", "- a list"], "7 - a list 20 false"),
      (["chat", "send", "7", "--help me please"], "7 --help me please 20 false"),
      (["chat", "send", "7", ":-)"], "7 :-) 20 false"),
      (["chat", "send", "7", "-)"], "7 -) 20 false"),
      (["chat", "send", "7", ""], "7  20 false"),
      (["item", "search"], " relevance - "),
      (["item", "search", "bici", "-roja", "--order", "price"], "bici|-roja price - "),
      (["item", "search", "--category", "-x", "--attribute", "a=b", "--attribute=c=d"], " relevance -x a=b|c=d"),
      (["item", "move", "1", "b", "--by", "ana"], "- 1 b ana"),
      (["item", "move", "a", "1", "2", "b", "--by", "ana"], "a 1|2 b ana"),
      (["--json", "chat", "inbox"], "[]"),
      (["chat", "--json", "inbox"], "[]"),
      (["chat", "inbox", "--json"], "[]"),
    ])
  func values(words: [String], output: String) async {
    let run = await sample.captured(words)
    #expect(run == CapturedRun(exitCode: .success, output: output + "\n", messages: ""))
  }

  @Test(
    "that is wrong is told what is wrong",
    arguments: [
      (["chat", "send"], "CONVERSATION is missing."),
      (["chat", "send", "7"], "TEXT is missing."),
      (["chat", "send", "7", "a", "b"], "'b' is one word too many."),
      (["chat", "send", "x", "a"], "'x' will not do for CONVERSATION: it takes a whole number."),
      (["chat", "send", "99999999999999999999", "a"], "the number is too large."),
      (["chat", "send", "7", "a", "--limit", "0"], "it takes a whole number from 1 to 1000."),
      (["chat", "send", "7", "a", "--limit"], "--limit needs a value: --limit N."),
      (["chat", "send", "7", "a", "--limit", "--quiet"], "--limit needs a value: --limit N."),
      (["chat", "send", "7", "a", "--limit", "--"], "--limit needs a value: --limit N."),
      (["chat", "send", "7", "a", "--limit", "1", "-n", "2"], "--limit is given twice."),
      (["chat", "send", "7", "a", "--quiet=yes"], "--quiet takes no value."),
      (["chat", "send", "7", "a", "--limti", "1"], "Did you mean --limit?"),
      (["chat", "send", "7", "-not"], "If it is no option, write -- before it."),
      (["item", "search", "--oder", "price"], "Did you mean --order?"),
      (["item", "search", "--order", "cheap"], "it takes relevance, newest or price."),
      (["item", "search", "--order", "newset"], "Did you mean 'newest'?"),
      (["item", "move", "1", "b"], "--by HANDLE is missing."),
      (["--limit", "5", "chat", "send", "7", "a"], "such as 'shop chat send'."),
      (["--database"], "--database needs a value: --database FILE."),
      (["--colour", "never"], "Did you mean --color?"),
      (["--wholesale"], "'shop --help' lists what there is."),
      (["--color", "pink", "chat", "inbox"], "it takes auto, always or never."),
      (["caht"], "'shop' has no command 'caht'. Usage: shop NOUN VERB … Hint: Did you mean 'shop chat'?"),
      (["chat", "sned"], "Did you mean 'shop chat send'?"),
      (["search", "bici"], "Did you mean 'shop item search'?"),
      (["chat", "search"], "Did you mean 'shop item search'?"),
      (["zzzzzzzz"], "'shop --help' lists what there is."),
      (["chat", "send", "7", "a", "--database", ""], "it takes the path of a file."),
    ])
  func mistakes(words: [String], message: String) async {
    let run = await sample.captured(words)
    #expect(run.exitCode == .usage)
    #expect(run.output.isEmpty)
    let oneLine = run.messages.split(separator: "\n").joined(separator: " ")
    #expect(oneLine.contains(message))
    #expect(oneLine.contains("Usage: shop"))
  }

  @Test("with options of the program reaches its preparation, wherever they stand")
  func globals() async {
    for words in [
      ["--database", "a.db", "--loud", "chat", "inbox"], ["chat", "--database=a.db", "inbox", "--loud"],
      ["chat", "inbox", "--loud", "--database", "a.db"],
    ] {
      #expect(await sample.captured(words).messages == "database a.db\nLOUD\n")
    }
  }

  @Test(
    "of any nonsense ends without a trap", arguments: ["", "-", "--", "---", "-=", "--=", "=", "\u{FFFD}", "-é", "\0"])
  func nonsense(word: String) async {
    for words in [[word], ["chat", word], ["chat", "send", word], ["chat", "send", "7", "--limit", word, "a"]] {
      let run = await sample.captured(words)
      #expect([.usage, .success].contains(run.exitCode))
    }
  }
}
