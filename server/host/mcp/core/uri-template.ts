/** A URI with `{name}` in it, or a plain one. */
export interface UriTemplate {
  readonly variables: readonly string[];
  /** What stands at each name; undefined when the URI is another one. */
  match(uri: string): Readonly<Record<string, string>> | undefined;
  expand(values: Readonly<Record<string, string>>): string;
}

const variable = /\{([A-Za-z][A-Za-z0-9_]*)\}/g;

export function uriTemplate(template: string): UriTemplate {
  const variables = [...template.matchAll(variable)].map((match) => match[1]!);
  const fixed = template.split(variable).filter((_, i) => i % 2 === 0);
  const pattern = new RegExp(`^${fixed.map(escaped).join('([^/?#]+)')}$`);
  return {
    variables,
    match(uri) {
      const values = pattern.exec(uri)?.slice(1).map(decoded);
      if (!values || values.includes(undefined)) return undefined;
      return Object.fromEntries(variables.map((name, i) => [name, values[i]!]));
    },
    expand: (values) => template.replace(variable, (_, name: string) => encodeURIComponent(values[name]!)),
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
