import type { RawNode } from '../../scene/port.js';

/** A text made of pieces in different styles: JavaFX's TextFlow has the role of a text, and none of its own. */
const isTextFlow = ({ role, label }: RawNode): boolean => role === 'TEXT' && label === undefined;

/** A piece of it that is nothing but text. */
const isPiece = ({ role, label, handled }: RawNode): boolean =>
  role === 'TEXT' && label !== undefined && !handled;

/** What the pieces of a text say together, as a user reads it; undefined for what is none. */
export function flowText(nodes: readonly RawNode[], index: number): string | undefined {
  if (!isTextFlow(nodes[index]!)) return undefined;
  let text = '';
  for (let i = index + 1; i < nodes.length && nodes[i]!.parent >= index; i++) {
    const node = nodes[i]!;
    if (node.parent === index && isPiece(node) && !node.invisible) text += node.label;
  }
  return text;
}

/** The line of the whole text tells it. */
export function isInTextFlow(nodes: readonly RawNode[], index: number): boolean {
  const node = nodes[index]!;
  return isPiece(node) && node.parent >= 0 && isTextFlow(nodes[node.parent]!);
}
