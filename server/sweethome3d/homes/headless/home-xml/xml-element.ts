import { escapeXml } from '../../../drawing/svg.js';

type Value = string | number | boolean | null | undefined;

/** An element as text. An attribute without a value is left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, Value>>,
  children: readonly string[] = [],
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}='${attributeText(String(value))}'`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>\n${children.join('\n')}\n</${name}>`;
}

export function textElement(name: string, text: string): string {
  return `<${name}>${attributeText(text)}</${name}>`;
}

/** Line ends and tabs as references: a reader turns plain ones into spaces. */
function attributeText(text: string): string {
  return escapeXml(text).replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The format has eight digits, the first two of them zero. */
export function color(value: number | null): string | null {
  return value === null ? null : value.toString(16).toUpperCase().padStart(8, '0');
}
