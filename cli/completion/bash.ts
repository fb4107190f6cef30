import type { CommandNode } from './command-tree.js';

/** A script for bash: the words that may follow, by the command that stands before them. */
export function bashCompletion(program: string, tree: readonly CommandNode[]): string {
  const name = `_${program.replaceAll(/\W/g, '_')}`;
  const paths = tree.filter(({ path }) => path.length > 0).map(({ path }) => quoted(` ${path.join(' ')}`));
  const words = tree.map(
    ({ path, commands, options }) =>
      `    ${quoted(prefix(path))}) words=${quoted([...commands, ...options].map((word) => word.name).join(' '))} ;;`,
  );
  const values = tree.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .map(
        ({ name: option, choices }) =>
          `    ${quoted(`${prefix(path)} ${option}`)}) words=${quoted(choices.join(' '))} ;;`,
      ),
  );
  return `# Completion of ${program} for bash. Load it with: eval "$(${program} completion bash)"
${name}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" path="" words="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$path \${COMP_WORDS[i]}" in
      ${paths.join('|')}) path="$path \${COMP_WORDS[i]}" ;;
    esac
  done
  case "$path" in
${words.join('\n')}
  esac
  # The value of an option; without choices any file may be meant.
  case "$path $previous" in
${values.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F ${name} ${program}
`;
}

function prefix(path: readonly string[]): string {
  return path.length === 0 ? '' : ` ${path.join(' ')}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
