import { quote } from '../../../calls/quote.js';
import type { RawNode } from '../../scene/port.js';

/** A node in a few words: `Button[text=OK]`, `TableView[items=1000, selected=3]`. */
export function summarize(node: RawNode): string {
  const parts: string[] = [];
  const { label, prompt, valueText, virtualization } = node;
  // A label and a value rarely meet; where they do, the label is what a user calls the control.
  const text = label ?? (node.password ? undefined : valueText);
  if (text !== undefined) parts.push(`text=${short(text)}`);
  if (label !== undefined && valueText !== undefined && !node.password)
    parts.push(`value=${short(valueText)}`);
  if (prompt !== undefined) parts.push(`prompt=${short(prompt)}`);
  if (node.checked !== undefined) parts.push(`checked=${node.checked}`);
  if (node.selected !== undefined) parts.push(`selected=${node.selected}`);
  if (virtualization) {
    parts.push(`items=${virtualization.itemsCount}`);
    const { selectedIndices: selected } = virtualization;
    if (selected.length > 0) parts.push(`selected=${indices(selected)}`);
  }
  return parts.length === 0 ? node.type : `${node.type}[${parts.join(', ')}]`;
}

/** Ascending, and no more of them than a reader takes in. */
export function indices(selected: readonly number[]): string {
  const most = 10;
  const shown = [...selected].sort((a, b) => a - b).slice(0, most);
  const more = selected.length - shown.length;
  return more > 0 ? `${shown.join(' ')} and ${more} more` : shown.join(' ');
}

function short(text: string): string {
  const quoted = quote(text, 80);
  return quoted === `"${text}"` ? text : quoted;
}
