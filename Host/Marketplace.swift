@main
struct Marketplace {
  static func main() {}
}
