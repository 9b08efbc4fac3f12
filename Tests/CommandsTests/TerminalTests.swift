#if os(Linux)
  import Glibc
  import Testing

  @testable import Commands

  @Suite("A terminal")
  struct TerminalTests {
    @Test("hides what is typed while a password is asked for, and shows it again however that ends")
    func echo() throws {
      let terminal = try PseudoTerminal()
      let input = DescriptorInput(descriptor: terminal.inside, name: "the terminal")
      #expect(input.isTerminal && terminal.showsTyping)
      let line = try input.withoutEcho {
        #expect(!terminal.showsTyping)
        terminal.type("secret\n")
        return try StandardInput(input).readLine()
      }
      #expect(line == "secret")
      #expect(terminal.showsTyping)
      #expect(throws: Failure.self) {
        try input.withoutEcho { throw Failure(.refused, "") }
      }
      #expect(terminal.showsTyping)
    }
  }

  private final class PseudoTerminal: Sendable {
    private let outside: CInt
    let inside: CInt

    init() throws {
      outside = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      try #require(outside >= 0)
      // TIOCSPTLCK and TIOCGPTN of Linux, which are macros that Swift does not import.
      var isLocked: CInt = 0
      var number: CUnsignedInt = 0
      try #require(ioctl(outside, 0x4004_5431, &isLocked) == 0 && ioctl(outside, 0x8004_5430, &number) == 0)
      inside = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
      try #require(inside >= 0)
    }

    deinit {
      close(inside)
      close(outside)
    }

    var showsTyping: Bool {
      var settings = termios()
      tcgetattr(inside, &settings)
      return settings.c_lflag & tcflag_t(ECHO) != 0
    }

    func type(_ text: String) {
      write(outside, text, text.utf8.count)
    }
  }
#endif
