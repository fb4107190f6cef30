import type { CommandNode, OptionWord, Word } from './command-tree.js';

/** A script for zsh: the same words as in bash, each with what it means. */
export function zshCompletion(program: string, tree: readonly CommandNode[]): string {
  const name = `_${program.replaceAll(/\W/g, '_')}`;
  const paths = tree.filter(({ path }) => path.length > 0).map(({ path }) => quoted(` ${path.join(' ')}`));
  return `#compdef ${program}
# Completion of ${program} for zsh. Load it with: eval "$(${program} completion zsh)"
${name}() {
  local at="" previous="\${words[CURRENT-1]}" given
  local -a below options
  for given in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $given" in
      (${paths.join('|')}) at="$at $given" ;;
    esac
  done
  case "$at $previous" in
${tree.flatMap(valueCases).join('\n')}
  esac
  case "$at" in
${tree.map(wordCase).join('\n')}
  esac
  (( $#below )) && _describe command below
  _describe -o option options
  (( $#below )) || _files
}
# As a file of $fpath this runs when the first completion is asked for.
if [[ "\${funcstack[1]}" == "_${program}" ]]; then ${name} "$@"; else compdef ${name} ${program}; fi
`;
}

function wordCase({ path, commands, options }: CommandNode): string {
  return `    (${quoted(prefix(path))}) below=(${commands.map(described).join(' ')}) options=(${options.map(described).join(' ')}) ;;`;
}

/** After an option that takes a value come its choices, or a file. */
function valueCases({ path, options }: CommandNode): string[] {
  const values = ({ choices }: OptionWord) =>
    choices.length === 0 ? '_files' : `compadd -- ${choices.map(quoted).join(' ')}`;
  return options
    .filter(({ takesValue }) => takesValue)
    .map((option) => `    (${quoted(`${prefix(path)} ${option.name}`)}) ${values(option)}; return ;;`);
}

function described({ name, description }: Word): string {
  return quoted(`${name}:${description.replaceAll('\\', '\\\\').replaceAll(':', '\\:')}`);
}

function prefix(path: readonly string[]): string {
  return path.length === 0 ? '' : ` ${path.join(' ')}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
