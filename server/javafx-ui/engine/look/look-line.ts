import { quote } from '../../../calls/quote.js';
import type { RawNode } from '../../scene/port.js';
import { opaqueTypes, userTypes } from './kinds.js';
import type { Name } from './naming.js';

/** One line of what a user sees. */
export interface LookLine {
  /** What it is about, the same as long as that lives. */
  key: string;
  /** How far it stands in, below the line of its window. */
  depth: number;
  text: string;
  /** Index of its node in the scene; -1 for the columns and rows of a control. */
  node: number;
  name: Name | null;
  /** It belongs to the line before it, and both are shown or none. */
  joined?: true;
}

/** A text that can be read is told whole; how much there is altogether, `maxBytes` limits. */
const longest = 2000;
/** Of a text in a single line a user sees the beginning. */
const longestOfLine = 200;
const readSources: ReadonlySet<string> = new Set(['text', 'label']);
const plainId = /^[\p{L}\p{N}_.:-]+$/u;

/** `u-3 TextField#email "E-mail" ="" prompt="you@example.org" focused`. */
export function nodeText(node: RawNode, name: Name | null, states: readonly string[], rows = ''): string {
  let line = `${node.uid} ${userTypes[node.type] ?? node.type}`;
  if (node.id !== null) line += plainId.test(node.id) ? `#${node.id}` : `#${quote(node.id)}`;
  if (name) line += ` ${quote(name.text, longest)}`;
  if (name && !readSources.has(name.source)) line += ` (${name.source})`;
  if (node.valueText !== undefined && !node.password)
    line += ` =${quote(node.valueText, node.role === 'TEXT_AREA' ? longest : longestOfLine)}`;
  if (node.prompt !== undefined) line += ` prompt=${quote(node.prompt)}`;
  if (rows !== '') line += ` ${rows}`;
  if (opaqueTypes.has(node.type)) line += ' (content not readable; take a picture)';
  return states.length === 0 ? line : `${line} ${states.join(' ')}`;
}

/** In the order in which they are told. */
export function statesOf(node: RawNode, offscreen: boolean): string[] {
  const pseudo = node.pseudoClass ?? [];
  const states: string[] = [];
  if (node.disabled) states.push('disabled');
  if (node.selected) states.push('selected');
  if (node.checked) states.push('checked');
  if (pseudo.includes('indeterminate') && node.checked !== undefined) states.push('indeterminate');
  if (pseudo.includes('expanded')) states.push('expanded');
  if (pseudo.includes('collapsed')) states.push('collapsed');
  if (node.focused) states.push('focused');
  if (node.readOnly) states.push('read-only');
  if (pseudo.includes('default')) states.push('default');
  if (offscreen) states.push('offscreen');
  return states;
}
