#if os(Linux)
  import Glibc
  import Testing

  @testable import Commands

  @Suite("A terminal", .serialized)
  struct TerminalTests {
    @Test("hides what is typed while a password is asked for, and shows it again however that ends")
    func echo() throws {
      let terminal = try PseudoTerminal()
      let input = DescriptorInput(descriptor: terminal.inside, name: "the terminal")
      #expect(input.isTerminal && terminal.showsTyping)
      let line = try input.withoutEcho(keepingTyped: false) {
        #expect(!terminal.showsTyping)
        terminal.type("secret\n")
        return try StandardInput(input).readLine()
      }
      #expect(line == "secret")
      #expect(terminal.showsTyping)
      #expect(throws: Failure.self) {
        try input.withoutEcho(keepingTyped: false) { throw Failure(.refused, "") }
      }
      #expect(terminal.showsTyping)
    }

    @Test("forgets what was typed before a question, but not lines that came at once", arguments: [true, false])
    func typedBefore(isWanted: Bool) throws {
      let terminal = try PseudoTerminal()
      terminal.type("present\nnew\n")
      terminal.waitForTyping()
      TerminalEcho.hidden(on: terminal.inside, keepingTyped: isWanted) {
        #expect(terminal.holdsTyping == isWanted)
      }
      #expect(terminal.showsTyping && terminal.holdsTyping == isWanted)
    }

    @Test("forgets what was typed of a password where asking for it fails, as the shell would show it")
    func failed() throws {
      let terminal = try PseudoTerminal()
      #expect(throws: Failure.self) {
        try TerminalEcho.hidden(on: terminal.inside) {
          terminal.type("secret\n")
          terminal.waitForTyping()
          throw Failure(.refused, "")
        }
      }
      #expect(terminal.showsTyping && !terminal.holdsTyping)
    }

    @Test("hides it again after a stop, in which a shell has shown it", .timeLimit(.minutes(1)))
    func goesOn() throws {
      let terminal = try PseudoTerminal()
      TerminalEcho.hidden(on: terminal.inside) {
        terminal.showTyping()
        kill(getpid(), SIGCONT)
        while terminal.showsTyping { sched_yield() }
      }
      #expect(terminal.showsTyping)
    }

    @Test("forgets what was typed of a password when the program is ended, as the shell would show it")
    func ended() throws {
      let terminal = try PseudoTerminal()
      TerminalEcho.hidden(on: terminal.inside) {
        terminal.type("secret\n")
        terminal.waitForTyping()
        TerminalEcho.restoreForGood()
      }
      #expect(terminal.showsTyping && !terminal.holdsTyping)
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

    func showTyping() {
      var settings = termios()
      tcgetattr(inside, &settings)
      settings.c_lflag |= tcflag_t(ECHO)
      tcsetattr(inside, TCSANOW, &settings)
    }

    func type(_ text: String) {
      write(outside, text, text.utf8.count)
    }

    /// Whether a line was typed that nobody has read.
    var holdsTyping: Bool { waitForTyping(milliseconds: 0) }

    @discardableResult
    func waitForTyping(milliseconds: CInt = -1) -> Bool {
      var entry = pollfd(fd: inside, events: Int16(POLLIN), revents: 0)
      return poll(&entry, 1, milliseconds) > 0
    }
  }
#endif
