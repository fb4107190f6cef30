import { quote } from '../../../calls/quote.js';
import type { Locator } from '../../scene/locators/locator.js';
import { parseLocator } from '../../scene/locators/parse-locator.js';
import type { RawScene, RawTarget } from '../../scene/port.js';
import { windowId } from '../../scene/window-id.js';
import { ambiguous, findAllLocated, type LocatorMeans } from '../locators/find-located.js';
import { locate } from '../locators/resolve-locator.js';
import { columnIndex, rowAbove } from '../locators/row-filters.js';
import { captureForLook, everyWindow } from '../look/look-sections.js';
import { blockerOf } from '../look/look-windows.js';
import { ActionRefused, checkItem } from './action-target.js';

/** Finds what an action is done to by its locator, now. */
export async function resolveLocated(source: string, means: LocatorMeans): Promise<RawTarget> {
  const locator = parseLocator(source);
  const scene = await captureForLook(means.toolkit, everyWindow, means.deadline);
  const numbered = numberedRow(scene, source, locator);
  if (numbered) return numbered;
  const found = await findAllLocated(scene, source, locator, means);
  refuseBehindModal(scene, source, found);
  if (found.length > 1) throw ambiguous(scene, source, found);
  const [{ index }] = found as [(typeof found)[0]];
  const { row, column } = locator.steps.at(-1)!.filters;
  const shown = row === undefined && column === undefined ? undefined : rowAbove(scene.nodes, index);
  // As an item it is scrolled into view as a whole.
  return shown ? itemTarget(scene, shown.control, shown.row.index, column) : { uid: scene.nodes[index]!.uid };
}

/** A row that is named by its number need not be on screen. */
function numberedRow(scene: RawScene, source: string, { steps }: Locator): RawTarget | undefined {
  const { by, filters } = steps.at(-1)!;
  const { row, column, item, nth } = filters;
  if (typeof row !== 'number' || item !== undefined || nth !== undefined) return undefined;
  const controls = locate(scene, { steps: [...steps.slice(0, -1), { by, filters: {} }] });
  const [control, ...others] = controls;
  if (!control || others.length > 0 || !scene.nodes[control.index]!.virtualization) return undefined;
  refuseBehindModal(scene, source, controls);
  return itemTarget(scene, control.index, row, column);
}

function itemTarget(
  { nodes }: RawScene,
  control: number,
  index: number,
  column: string | number | undefined,
): RawTarget {
  const node = nodes[control]!;
  if (column === undefined) {
    checkItem(node.virtualization!, index, undefined);
    return { uid: node.uid, item: { index } };
  }
  // By its title, too, which an item's own column does not take.
  const at = columnIndex(node, column);
  checkItem(node.virtualization!, index, at === -1 ? column : at);
  return { uid: node.uid, item: { index, column: at } };
}

function refuseBehindModal(scene: RawScene, source: string, found: ReturnType<typeof locate>): void {
  const modals = found.map(({ window }) => blockerOf(window, scene.windows));
  const modal = modals[0];
  if (!modal || modals.includes(null)) return;
  const id = windowId(modal.key);
  const title = modal.title === null ? '' : ` ${quote(modal.title)}`;
  throw new ActionRefused(
    'BLOCKED_BY_MODAL',
    `${quote(source)} is behind the modal window ${id}${title}; answer that one first.`,
    { locator: source, modal: id },
  );
}
