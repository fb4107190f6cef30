import type { RawNode, RawScene } from '../../scene/port.js';
import { windowId } from '../../scene/window-id.js';
import type { LocatedNode } from '../locators/resolve-locator.js';
import { type CutLook, cutToBytes, type WrittenLine } from './cut.js';
import { type LookLine, nodeText, statesOf } from './look-line.js';
import { type LookedWindow, lookAtWindows, windowText } from './look-windows.js';
import { nameOf } from './naming.js';

export interface Look extends CutLook {
  windows: LookedWindow[];
}

export interface LookRequest {
  /** Only these windows, by their keys. */
  asked: ReadonlySet<number> | null;
  /** Only this node and what is below it. */
  within: LocatedNode | null;
  maxBytes: number;
}

/** Room for the line that says which look it is. */
const headBytes = 64;

/** What a user sees of the captured windows. */
export function lookAt(scene: RawScene, { asked, within, maxBytes }: LookRequest): Look {
  const only = within ? new Set([within.window.key]) : asked;
  const windows = lookAtWindows(scene, only).map((one) =>
    within ? { ...one, shown: true, lines: below(one.lines, scene.nodes, within.index) } : one,
  );
  const written = windows.flatMap((one): WrittenLine[] => {
    const part = within ? ` within ${scene.nodes[within.index]!.uid}` : '';
    const head = { key: windowId(one.window.key), indent: 0, text: windowText(one) + part, node: -1 };
    return one.shown ? [head, ...one.lines.map((line) => ({ ...line, indent: line.depth + 1 }))] : [head];
  });
  return {
    windows,
    ...cutToBytes(written, maxBytes - headBytes, (node) => unseenPart(scene.nodes, written, node)),
  };
}

/** The lines of a node and of what is below it; those of rows and columns follow that of their control. */
function below(lines: readonly LookLine[], nodes: readonly RawNode[], index: number): LookLine[] {
  let end = index + 1;
  while (end < nodes.length && nodes[end]!.parent >= index) end++;
  let inside = false;
  const kept = lines.filter(({ node }) => {
    if (node !== -1) inside = node >= index && node < end;
    return inside;
  });
  if (kept.length === 0) return [loneLine(nodes[index]!, index)];
  const least = Math.min(...kept.map(({ depth }) => depth));
  return kept.map((line) => ({ ...line, depth: line.depth - least }));
}

/** What is no line of its own, such as a cell, is one where it is asked for. */
function loneLine(node: RawNode, index: number): LookLine {
  const name = nameOf(node, undefined);
  return { key: node.uid, depth: 0, text: nodeText(node, name, statesOf(node, false)), node: index, name };
}

/** The largest part of the window that begins with this node and of which nothing was told before it. */
function unseenPart(nodes: readonly RawNode[], lines: readonly WrittenLine[], node: number): string {
  if (node === -1) return lines[0]!.key;
  const told = new Set<number>();
  for (const line of lines) {
    if (line.node === node) break;
    for (let at = line.node; at >= 0 && !told.has(at); at = nodes[at]!.parent) told.add(at);
  }
  let part = node;
  while (nodes[part]!.parent >= 0 && !told.has(nodes[part]!.parent)) part = nodes[part]!.parent;
  return nodes[part]!.uid;
}
