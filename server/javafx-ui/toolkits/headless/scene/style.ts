import { Insets } from './insets.js';
import type { Node } from './node.js';

/** The few inline style declarations that change what is laid out or drawn. */
export interface InlineStyle {
  padding?: Insets;
  backgroundColor?: string;
  borderColor?: string;
  borderWidth?: number;
  radius?: number;
  textFill?: string;
  fontSize?: number;
  bold?: boolean;
}

const parsed = new Map<string, InlineStyle>();

/** Inline style of a node; what it doesn't know it leaves out, as JavaFX does with a warning. */
export function styleOf(node: Node): InlineStyle {
  if (node.style === '') return PLAIN;
  let style = parsed.get(node.style);
  if (!style) {
    style = parse(node.style);
    if (parsed.size > 500) parsed.clear();
    parsed.set(node.style, style);
  }
  return style;
}

const PLAIN: InlineStyle = Object.freeze({});

function parse(source: string): InlineStyle {
  const style: InlineStyle = {};
  for (const declaration of source.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const value = declaration.slice(colon + 1).trim();
    readers[declaration.slice(0, colon).trim()]?.(style, value);
  }
  return style;
}

const readers: Record<string, (style: InlineStyle, value: string) => void> = {
  '-fx-padding': (style, value) => {
    const sides = value.split(/\s+/).map(pixels);
    const [top = 0, right = top, bottom = top, left = right] = sides;
    style.padding = Insets.of(top, right, bottom, left);
  },
  '-fx-background-color': (style, value) => {
    style.backgroundColor = value;
  },
  '-fx-border-color': (style, value) => {
    style.borderColor = value;
  },
  '-fx-border-width': (style, value) => {
    style.borderWidth = pixels(value);
  },
  '-fx-background-radius': (style, value) => {
    style.radius = pixels(value);
  },
  '-fx-border-radius': (style, value) => {
    style.radius = pixels(value);
  },
  '-fx-text-fill': (style, value) => {
    style.textFill = value;
  },
  '-fx-fill': (style, value) => {
    style.textFill = value;
  },
  '-fx-font-size': (style, value) => {
    style.fontSize = pixels(value);
  },
  '-fx-font-weight': (style, value) => {
    style.bold = /^(bold|bolder|[6-9]00)$/.test(value);
  },
};

function pixels(value: string): number {
  const amount = Number.parseFloat(value);
  if (!Number.isFinite(amount)) return 0;
  return value.trim().endsWith('em') ? amount * 12 : amount;
}
