/** The line length that the package asks of its formatter. */
export const width = 100;

export function quoted(value: string): string {
  const inner = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
  return value.includes("'") && !value.includes('"')
    ? JSON.stringify(value)
    : `'${inner.replaceAll("'", "\\'")}'`;
}

/** A name as a member: in quotes only where it has to be. */
export const property = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** `export type Name = A | B;` in one line when it fits, else one alternative a line. */
export function alternatives(name: string, types: readonly string[]): string {
  const flat = `export type ${name} = ${types.join(' | ')};\n`;
  return flat.length <= width + 1
    ? flat
    : `export type ${name} =\n${types.map((type) => `  | ${type}`).join('\n')};\n`;
}
