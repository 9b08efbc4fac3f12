extension Completions {
  /// For fish 3.0 and later.
  static func fish(_ tree: CompletionTree) -> String {
    """
    # Completions of \(tree.name) for fish.
    function __\(tree.identifier)_at
      set -l place ""
      set -l previous ""
      for word in (commandline -opc)[2..-1]
        if contains -- "$previous" \(quoted(tree.namesThatTakeValues))
          set previous ""
          continue
        end
        set previous "$word"
        if contains -- "$place/$word" \(quoted(tree.paths))
          set place "$place/$word"
        end
      end
      test "$place" = "$argv[1]"
    end
    complete -c \(tree.name) -f
    \((tree.globals.map { option($0, of: tree, at: nil) } + tree.places.flatMap { lines($0, tree) })
      .joined(separator: "\n"))
    """
  }

  private static func lines(_ place: CompletionTree.Place, _ tree: CompletionTree) -> [String] {
    let start = "complete -c \(tree.name) -n \(condition(tree, at: place.path))"
    var lines = place.words.map { "\(start) -a \(shellQuoted($0.name)) -d \(shellQuoted($0.summary))" }
    if !place.candidates.isEmpty {
      lines.append("\(start) -a \(shellQuoted(place.candidates.joined(separator: " ")))")
    }
    if place.takesFiles { lines.append("\(start) -F") }
    return lines + place.options.map { option($0, of: tree, at: place.path) }
  }

  private static func option(_ option: ParameterDescription, of tree: CompletionTree, at path: String?) -> String {
    var words = ["complete -c \(tree.name)"]
    if let path { words.append("-n \(condition(tree, at: path))") }
    words.append("-l \(shellQuoted(String(option.name.drop { $0 == "-" })))")
    if let short = option.shortName { words.append("-s \(shellQuoted(String(short.drop { $0 == "-" })))") }
    if option.takesValue {
      words.append(option.completesFiles ? "-r -F" : "-x")
      if !option.candidates.isEmpty { words.append("-a \(shellQuoted(option.candidates.joined(separator: " ")))") }
    }
    if !option.help.isEmpty { words.append("-d \(shellQuoted(option.help))") }
    return words.joined(separator: " ")
  }

  private static func condition(_ tree: CompletionTree, at path: String) -> String {
    shellQuoted("__\(tree.identifier)_at \"\(path)\"")
  }

  private static func quoted(_ words: [String]) -> String {
    words.map(shellQuoted).joined(separator: " ")
  }
}
