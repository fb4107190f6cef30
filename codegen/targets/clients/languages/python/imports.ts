/** What the modules are able to import, in the order of isort. */
const known: readonly (readonly [string, readonly string[]])[] = [
  ['typing', ['Annotated', 'Any', 'Literal', 'TypeAlias']],
  ['pydantic', ['Field']],
  ['._model', ['Input', 'Output']],
];

/** The imports that the text needs. */
export function imports(text: string): string {
  return known
    .flatMap(([module, names]) => {
      const used = names.filter((name) => new RegExp(`\\b${name}\\b(?!")`).test(text));
      return used.length === 0 ? [] : [`from ${module} import ${used.join(', ')}\n`];
    })
    .join('\n');
}

/** Names in the order of isort: constants first, then without regard to case. */
export function sorted(names: Iterable<string>): string[] {
  const key = (name: string): string => `${/^[A-Z0-9_]{2,}$/.test(name) ? 0 : 1}${name.toLowerCase()}`;
  return [...new Set(names)].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a < b ? -1 : 1));
}
