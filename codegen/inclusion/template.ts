/** What a placeholder can stand for. */
export type Value = string | number | boolean | readonly string[] | null | undefined;
export type Values = Readonly<Record<string, Value>>;

const optional = /\{\{#(\w+)\}\}(.*?)\{\{\/\1\}\}/gs;
const placeholder = /\{\{(\w+)\}\}/g;

/**
 * Puts values into a text. `{{name}}` is replaced by the value; what stands between `{{#name}}` and `{{/name}}`
 * stays only where there is one and it is not false. `missing` is asked about a placeholder without a value.
 */
export function filled(text: string, values: Values, missing: (name: string) => string): string {
  return text
    .replaceAll(optional, (_, name: string, inner: string) => (isGiven(values[name]) ? inner : ''))
    .replaceAll(placeholder, (_, name: string) =>
      isGiven(values[name]) ? worded(values[name]) : missing(name),
    );
}

/** Names of the values that a text can use. */
export function valuesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{#?(\w+)\}\}/g)].map(([, name]) => name!))];
}

function isGiven(value: Value): value is string | number | true | readonly string[] {
  return value !== undefined && value !== null && value !== false;
}

/** A list is one of names in code: `a`, `b` and `c`. */
function worded(value: string | number | true | readonly string[]): string {
  if (typeof value !== 'object') return String(value);
  const names = value.map((name) => `\`${name}\``);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
