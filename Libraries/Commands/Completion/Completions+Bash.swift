extension Completions {
  /// For bash 3.2 and later. bash cuts words at `=`, so `--color=never` arrives as three.
  static func bash(_ tree: CompletionTree) -> String {
    """
    # Completions of \(tree.name) for bash.
    _\(tree.identifier)() {
      local current="${COMP_WORDS[COMP_CWORD]}" path="" previous="" word i
      for ((i = 1; i < COMP_CWORD; i++)); do
        word="${COMP_WORDS[i]}"
        [ "$word" = "=" ] && continue
        case "$previous" in
          \(patterns(tree.namesThatTakeValues))) previous=""; continue ;;
        esac
        previous="$word"
        case "$path/$word" in
          \(patterns(tree.paths))) path="$path/$word" ;;
        esac
      done
      [ "$current" = "=" ] && current=""
      COMPREPLY=()
      case "$path $previous" in
    \(valueCases(tree))
      esac
      local words="" files=""
      case "$path" in
    \(placeCases(tree))
      esac
      COMPREPLY=($(compgen -W "$words" -- "$current"))
      if [ -n "$files" ]; then
        compopt -o filenames 2> /dev/null
        COMPREPLY+=($(compgen -f -- "$current"))
      fi
    }
    complete -F _\(tree.identifier) \(tree.name)
    """
  }

  private static func valueCases(_ tree: CompletionTree) -> String {
    let own = tree.places.flatMap { place in
      place.options.filter(\.takesValue).map { valueCase($0, before: shellQuoted("\(place.path) ")) }
    }
    let globals = tree.globals.filter(\.takesValue).map { valueCase($0, before: "*' '") }
    return (own + globals).joined(separator: "\n")
  }

  private static func valueCase(_ option: ParameterDescription, before prefix: String) -> String {
    let pattern = option.names.map { prefix + $0 }.joined(separator: "|")
    let reply =
      if option.completesFiles {
        #"compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen -f -- "$current"))"#
      } else if option.candidates.isEmpty {
        ":"
      } else {
        "COMPREPLY=($(compgen -W \(shellQuoted(words(option.candidates))) -- \"$current\"))"
      }
    return "    \(pattern)) \(reply); return ;;"
  }

  private static func placeCases(_ tree: CompletionTree) -> String {
    tree.places.map { place in
      let all = place.words.map(\.name) + place.candidates + (place.options + tree.globals).map(\.name)
      let files = place.takesFiles ? "; files=yes" : ""
      return "    \(shellQuoted(place.path))) words=\(shellQuoted(words(all)))\(files) ;;"
    }.joined(separator: "\n")
  }

  private static func patterns(_ words: [String]) -> String {
    words.isEmpty ? "''" : words.map(shellQuoted).joined(separator: "|")
  }

  /// `compgen -W` cuts at blanks and expands what looks like a shell's syntax: other candidates are left out.
  private static func words(_ words: [String]) -> String {
    words.filter { word in word.allSatisfy { $0.isLetter || $0.isNumber || "-_.:,".contains($0) } }
      .joined(separator: " ")
  }
}
