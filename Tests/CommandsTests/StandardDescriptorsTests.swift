#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Testing

@testable import Commands

@Suite("Standard descriptors that are closed")
struct StandardDescriptorsTests {
  @Test("are taken by no file that is opened later, and cannot be used")
  func gaps() async {
    await #expect(processExitsWith: .success) {
      for descriptor: CInt in [STDIN_FILENO, STDOUT_FILENO] { close(descriptor) }
      StandardDescriptors.fillGaps()
      let opened = open("/dev/null", O_RDWR)
      var byte: UInt8 = 0
      let isUnusable = read(STDIN_FILENO, &byte, 1) == -1 && write(STDOUT_FILENO, &byte, 1) == -1
      exit(opened > STDERR_FILENO && isUnusable ? EXIT_SUCCESS : EXIT_FAILURE)
    }
  }
}
