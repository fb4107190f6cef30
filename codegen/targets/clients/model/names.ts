/** The words of a name in any style: `typeText`, `type-text`, `TypeText`, `MCP_UI_BUSY`. */
export function words(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const pascal = (name: string): string => words(name).map(capital).join('');

export const camel = (name: string): string => {
  const [first = '', ...rest] = words(name);
  return first + rest.map(capital).join('');
};

export const snake = (name: string): string => words(name).join('_');

export const screaming = (name: string): string => snake(name).toUpperCase();

export const kebab = (name: string): string => words(name).join('-');

/** What a language doesn't let us use as a name, and what is put around such a name. */
export interface Reserved {
  readonly names: ReadonlySet<string>;
  /** Makes a reserved name usable: `type` becomes `type_`, `r#type`, `@type`. */
  readonly rename: (name: string) => string;
}

export const withUnderscore = (name: string): string => `${name}_`;

export function reserved(list: string, rename: (name: string) => string = withUnderscore): Reserved {
  return { names: new Set(list.trim().split(/\s+/)), rename };
}

/**
 * Names in the style of a language for names of the wire, in their order: usable, and each different from
 * the others. A name that begins with a digit, or has no letter at all, gets an underscore or `empty`.
 */
export function identifiers(
  wire: readonly string[],
  style: (name: string) => string,
  { names, rename }: Reserved,
): string[] {
  const taken = new Set<string>();
  return wire.map((name) => {
    let result = style(name) || style('empty');
    if (/^[0-9]/.test(result)) result = `_${result}`;
    if (names.has(result)) result = rename(result);
    let unique = result;
    for (let n = 2; taken.has(unique); n++) unique = `${result}${n}`;
    taken.add(unique);
    return unique;
  });
}

/** The same for a single name. */
export function identifier(wire: string, style: (name: string) => string, reservedNames: Reserved): string {
  return identifiers([wire], style, reservedNames)[0]!;
}
