import type { NodeMatch, UiNode, UiStage } from './contract.js';
import { onOneLine, quote } from './quote.js';

/** A piece of a line; a terminal may give each kind a colour. */
export interface Part {
  readonly kind: 'uid' | 'type' | 'id' | 'text' | 'value' | 'note' | 'state';
  readonly text: string;
}

const plainId = /^[\p{L}\p{N}_.:-]+$/u;

/** A node on one line: `u-3k9 Button#ok "OK" disabled`. */
export function nodeParts(node: UiNode, focused = false): Part[] {
  const { ref, type, id, text, value, virtualization: rows, childrenOmitted } = node;
  const parts: Part[] = [
    { kind: 'uid', text: `${ref.uid} ` },
    { kind: 'type', text: type },
  ];
  if (id !== null) parts.push(idPart(id));
  if (text?.label != null) parts.push({ kind: 'text', text: ` ${quote(text.label)}` });
  if (value?.text != null) parts.push({ kind: 'value', text: ` =${quote(value.text)}` });
  if (text?.prompt != null) parts.push({ kind: 'note', text: ` prompt=${quote(text.prompt)}` });
  if (rows) parts.push({ kind: 'note', text: ` ${rows.itemsCount} items` });
  if (rows?.selectedIndices.length)
    parts.push({ kind: 'state', text: ` selected ${rows.selectedIndices.slice(0, 10).join(' ')}` });
  const states = [
    node.disabled && 'disabled',
    !node.visible && 'invisible',
    value?.selected && 'selected',
    value?.checked && 'checked',
    focused && 'focused',
  ];
  for (const state of states) if (state) parts.push({ kind: 'state', text: ` ${state}` });
  if (childrenOmitted) parts.push({ kind: 'note', text: ` +${childrenOmitted}` });
  return parts;
}

/** A match on one line: `u-3k9 Button#ok text=OK`. */
export function matchParts({ ref, type, id, summary }: NodeMatch): Part[] {
  const told = summary.startsWith(`${type}[`) ? summary.slice(type.length + 1, -1) : summary;
  return [
    { kind: 'uid', text: `${ref.uid} ` },
    { kind: 'type', text: type },
    ...(id === null ? [] : [idPart(id)]),
    ...(told === type ? [] : [{ kind: 'text', text: ` ${onOneLine(told)}` } as const]),
  ];
}

export function lineOf(parts: readonly Part[]): string {
  return parts.map(({ text }) => text).join('');
}

/** A window on one line: `[0] stage "Main" focused`, or `[0] w1 stage "Main" focused` where ids can be used. */
export function stageLine(stage: UiStage, hasIds = false): string {
  const { stageIndex, windowId, kind, title, focused, ownerStageIndex } = stage;
  const id = hasIds && windowId !== undefined ? `${windowId} ` : '';
  const name = title == null ? '' : ` ${quote(title)}`;
  const owner = ownerStageIndex == null ? '' : ` of [${ownerStageIndex}]`;
  return `[${stageIndex}] ${id}${kind}${name}${owner}${focused ? ' focused' : ''}`;
}

function idPart(id: string): Part {
  return { kind: 'id', text: `#${plainId.test(id) ? id : quote(id)}` };
}
