extension Completions {
  /// For zsh with its completion system, from a file `_NAME` in `$fpath` or sourced.
  static func zsh(_ tree: CompletionTree) -> String {
    """
    #compdef \(tree.name)
    # Completions of \(tree.name) for zsh.
    _\(tree.identifier)() {
      local place="" previous="" word
      local -a choices options
      for word in "${(@)words[2,CURRENT-1]}"; do
        case "$previous" in
          \(patterns(tree.namesThatTakeValues))) previous=""; continue ;;
        esac
        previous="$word"
        case "$place/$word" in
          \(patterns(tree.paths))) place="$place/$word" ;;
        esac
      done
      if [[ "$PREFIX" = --*=* ]]; then
        previous="${PREFIX%%=*}"
        compset -P '*='
      fi
      case "$place $previous" in
    \(valueCases(tree))
      esac
      case "$place" in
    \(placeCases(tree))
      esac
      (( $#choices )) && _describe -t commands command choices
      _describe -o -t options option options
    }
    if [[ "${funcstack[1]}" = "_\(tree.identifier)" ]]; then
      _\(tree.identifier) "$@"
    else
      compdef _\(tree.identifier) \(tree.name)
    fi
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
    let action =
      if option.completesFiles {
        "_files"
      } else if option.candidates.isEmpty {
        "_message \(shellQuoted(option.placeholder))"
      } else {
        "compadd -- \(option.candidates.map(shellQuoted).joined(separator: " "))"
      }
    return "    \(pattern)) \(action); return ;;"
  }

  private static func placeCases(_ tree: CompletionTree) -> String {
    tree.places.map { place in
      let choices = place.words.map { described($0.name, $0.summary) } + place.candidates.map { described($0, "") }
      let options = (place.options + tree.globals).map { described($0.name, $0.help) }
      let files = place.takesFiles ? "; _files" : ""
      return """
            \(shellQuoted(place.path)))
              choices=(\(choices.joined(separator: " ")))
              options=(\(options.joined(separator: " ")))\(files) ;;
        """
    }.joined(separator: "\n")
  }

  /// An entry of `_describe`, where a colon ends the word.
  private static func described(_ word: String, _ summary: String) -> String {
    let escaped = word.map { $0 == ":" ? "\\:" : String($0) }.joined()
    return shellQuoted(summary.isEmpty ? escaped : "\(escaped):\(summary)")
  }

  private static func patterns(_ words: [String]) -> String {
    words.isEmpty ? "''" : words.map(shellQuoted).joined(separator: "|")
  }
}
