import { quote } from '../../../calls/quote.js';
import type { Locator } from '../../scene/locators/locator.js';
import { LocatorError } from '../../scene/locators/locator.js';
import { parseLocator } from '../../scene/locators/parse-locator.js';
import type { Deadline, RawScene } from '../../scene/port.js';
import { windowId } from '../../scene/window-id.js';
import { invalidInput, UiError } from '../errors.js';
import { findNode } from '../nodes/refs.js';
import { nodeLine } from '../outline/node-line.js';
import type { GuardedToolkit } from '../toolkit-guard.js';
import { type LocatedNode, locate } from './resolve-locator.js';
import { rowAbove } from './row-filters.js';
import type { RowMemory } from './row-memory.js';
import { whyNothing } from './why-nothing.js';

const mostCandidates = 5;

/** What finding a node needs beside the scene. */
export interface LocatorMeans {
  toolkit: GuardedToolkit;
  deadline: Deadline;
  rows: RowMemory;
}

/** Reads a locator before anything is done. */
export function checkLocator(source: string, pointer: string): Locator {
  try {
    return parseLocator(source);
  } catch (error) {
    if (!(error instanceof LocatorError)) throw error;
    throw invalidInput([{ pointer, message: error.message, expected: error.expected }]);
  }
}

/** The one node that a locator names in a scene of all windows. */
export async function findLocated(
  scene: RawScene,
  source: string,
  locator: Locator,
  means: LocatorMeans,
): Promise<LocatedNode> {
  const found = await findAllLocated(scene, source, locator, means);
  if (found.length > 1) throw ambiguous(scene, source, found);
  return found[0]!;
}

/** The nodes that a locator names, at least one. */
export async function findAllLocated(
  scene: RawScene,
  source: string,
  locator: Locator,
  { toolkit, deadline, rows }: LocatorMeans,
): Promise<LocatedNode[]> {
  refuseOtherRows(scene, source, locator, rows);
  const found = locate(scene, locator);
  if (found.length > 0) return found;
  const { by } = locator.steps[0]!;
  // A uid that was issued once is told from one that never was.
  if (by.kind === 'uid' && locate(scene, { steps: [{ by, filters: {} }] }).length === 0)
    await findNode(toolkit, { uid: by.uid }, { depth: 0, sections: [] }, deadline);
  const ref = { locator: source };
  throw new UiError('MCP_UI_NODE_NOT_FOUND', whyNothing(scene, locator), { ref });
}

/** A cell that shows another item than the one that the caller was told of is not what the caller means. */
function refuseOtherRows(
  scene: RawScene,
  source: string,
  { steps }: Locator,
  rows: LocatorMeans['rows'],
): void {
  for (const { by } of steps) {
    if (by.kind !== 'uid') continue;
    const index = scene.nodes.findIndex(({ uid }) => uid === by.uid);
    const shown = index === -1 ? undefined : rowAbove(scene.nodes, index);
    if (!shown || !rows.isOther(shown.row)) continue;
    const message = `The node ${by.uid} shows row ${shown.row.index} now, which is another item than before.`;
    throw new UiError('MCP_UI_STALE_REF', message, { ref: { locator: source } });
  }
}

export function ambiguous(scene: RawScene, source: string, found: readonly LocatedNode[]): UiError {
  const candidates = found.slice(0, mostCandidates).map(({ window, index, line }) => ({
    uid: scene.nodes[index]!.uid,
    windowId: windowId(window.key),
    line: line?.text ?? nodeLine(scene.nodes[index]!),
  }));
  const listed = candidates.map(({ line, windowId: id }) => `\n  ${line} in ${id}`).join('');
  const more = found.length > candidates.length ? `\n  and ${found.length - candidates.length} more.` : '';
  const message = `${quote(source)} names ${found.length} nodes; expected one:${listed}${more}`;
  return new UiError('MCP_UI_AMBIGUOUS', message, { locator: source, total: found.length, candidates });
}
