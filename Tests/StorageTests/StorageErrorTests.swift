import Storage
import Testing

@Suite struct StorageErrorTests {
  @Test("an error tells what it knows")
  func description() {
    let known = StorageError(.busy, code: 5, message: "database is locked", statement: "UPDATE note SET title = ?")
    #expect("\(known)" == "database is locked (code 5), in: UPDATE note SET title = ?")
    #expect("\(StorageError(.misuse, message: "no"))" == "no")
  }
}
