/** Line breaks where rustfmt has them: these are the widths that it uses. */
const maxWidth = 100;
const attributeWidth = 70;
const chainWidth = 60;
const literalWidth = 18;

/** `#[serde(…)]`, or nothing without arguments. */
export function serde(args: readonly string[], indent = ''): string {
  return attribute('serde', args, indent);
}

export function derive(traits: readonly string[]): string {
  return attribute('derive', traits, '');
}

function attribute(name: string, args: readonly string[], indent: string): string {
  if (args.length === 0) return '';
  const flat = args.join(', ');
  if (flat.length <= attributeWidth) return `${indent}#[${name}(${flat})]\n`;
  return `${indent}#[${name}(\n${args.map((arg) => `${indent}    ${arg}`).join(',\n')}\n${indent})]\n`;
}

/** The first line, or lines, of a function up to its brace. */
export function signature(head: string, params: readonly string[], result: string, indent: string): string {
  const flat = `${indent}${head}(${params.join(', ')}) -> ${result} {`;
  if (flat.length <= maxWidth) return `${flat}\n`;
  return `${indent}${head}(\n${params.map((one) => `${indent}    ${one},\n`).join('')}${indent}) -> ${result} {\n`;
}

/** `Self { a, b }`. */
export function literal(name: string, members: readonly string[], indent: string): string {
  const flat = members.join(', ');
  if (flat.length <= literalWidth) return `${name} { ${flat} }`;
  return `${name} {\n${members.map((one) => `${indent}    ${one},\n`).join('')}${indent}}`;
}

/** `a.b(c).await`. */
export function awaited(call: string, indent: string): string {
  return `${call}.await`.length <= chainWidth ? `${call}.await` : `${call}\n${indent}    .await`;
}

/** One arm of a match that gives a value. */
export function arm(pattern: string, value: string, indent: string): string {
  const flat = `${indent}${pattern} => ${value},\n`;
  return flat.length <= maxWidth + 1 ? flat : `${indent}${pattern} => {\n${indent}    ${value}\n${indent}}\n`;
}
