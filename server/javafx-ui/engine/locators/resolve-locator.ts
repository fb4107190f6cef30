import type { Locator, LocatorStep, StepFilters, StepHead } from '../../scene/locators/locator.js';
import { endOfSubtree } from '../../scene/paths.js';
import type { RawNode, RawScene, RawWindow } from '../../scene/port.js';
import { cssSearch } from '../../scene/search/css-search.js';
import { hiddenNodes } from '../../scene/search/text-search.js';
import { orderWindows } from '../../scene/windows.js';
import { userTypes } from '../look/kinds.js';
import type { LookLine } from '../look/look-line.js';
import { blockerOf, takesInput } from '../look/look-windows.js';
import { linesOf } from '../look/window-look.js';
import { keyMatches, preferEqual } from './key-match.js';
import { openedItems } from './opened-items.js';
import { cellOf, rowsOf } from './row-filters.js';

/** A node that a locator finds. */
export interface LocatedNode {
  window: RawWindow;
  /** In the nodes of the scene. */
  index: number;
  /** What a user sees of it, where that is a line. */
  line: LookLine | undefined;
}

/**
 * What a locator names in a captured scene. The first place with a match decides: popups that take input, the modal
 * window on top, other windows that take input, and at last those behind a modal one.
 */
export function locate(scene: RawScene, locator: Locator, those: 'meant' | 'all' = 'meant'): LocatedNode[] {
  for (const place of places(scene)) {
    const found = place.flatMap((window) => new WindowSearch(scene, window).find(locator));
    const { by, filters } = locator.steps.at(-1)!;
    const meant = hasRows(filters) || those === 'all' ? found : preferEqual(found, scene.nodes, by);
    const { nth } = filters;
    const chosen = nth === undefined ? meant : meant.slice(nth, nth + 1);
    if (chosen.length > 0) return [...chosen];
  }
  return [];
}

const hasRows = ({ row, column, item }: StepFilters): boolean =>
  row !== undefined || column !== undefined || item !== undefined;

function places(scene: RawScene): RawWindow[][] {
  const walked = orderWindows(scene.windows).filter(({ root }) => root !== -1);
  const popups = walked.filter((one) => one.kind === 'popup' && takesInput(one, scene));
  const others = walked.filter((one) => !popups.includes(one));
  const isBehind = (one: RawWindow): boolean => blockerOf(one, scene.windows) !== null;
  const onTop = scene.windows.findLast((one) => one.modal && !isBehind(one) && one.root !== -1);
  const free = others.filter((one) => one !== onTop && !isBehind(one));
  return [popups, onTop ? [onTop] : [], free, others.filter(isBehind)];
}

class WindowSearch {
  private readonly to: number;
  private readonly hidden: Uint8Array;
  private known: LookLine[] | undefined;

  constructor(
    private readonly scene: RawScene,
    private readonly window: RawWindow,
  ) {
    this.to = endOfSubtree(scene.nodes, window.root);
    this.hidden = hiddenNodes(scene.nodes.slice(0, this.to), window.root, this.to);
  }

  find({ steps }: Locator): LocatedNode[] {
    let found: number[] | null = null;
    for (const [i, step] of steps.entries()) found = this.step(step, found, i === steps.length - 1);
    const lines = new Map(this.lines().map((line) => [line.node, line]));
    return (found ?? []).map((index) => ({ window: this.windowOf(index), index, line: lines.get(index) }));
  }

  /** An opened item stands in a window of its own. */
  private windowOf(index: number): RawWindow {
    if (index >= this.window.root && index < this.to) return this.window;
    const others = this.scene.windows.filter(({ root }) => root !== -1 && root <= index);
    return others.reduce((nearest, one) => (one.root > nearest.root ? one : nearest));
  }

  /** What a step finds below what the one before it has found; null stands for the window. */
  private step({ by, filters }: LocatorStep, above: readonly number[] | null, last: boolean): number[] {
    const found = this.heads(by).filter((index) => this.isVisible(index) && this.isBelow(index, above));
    // Over several windows what is meant, and its place among them, is known at the end.
    const narrowed = this.narrow(last && !hasRows(filters) ? found : this.meant(found, by), filters);
    return filters.nth === undefined || last ? narrowed : narrowed.slice(filters.nth, filters.nth + 1);
  }

  private meant(found: readonly number[], by: StepHead): number[] {
    const lines = new Map(this.lines().map((line) => [line.node, line]));
    const told = found.map((index) => ({ index, line: lines.get(index) }));
    return preferEqual(told, this.scene.nodes, by).map(({ index }) => index);
  }

  private heads(by: StepHead): number[] {
    const { nodes } = this.scene;
    const { root } = this.window;
    if (by.kind === 'key') return keyMatches(this.lines(), nodes, by);
    if (by.kind === 'selector')
      return cssSearch(by.css, (node, type) => this.isA(node, type))(nodes, root, this.to);
    const index = nodes.findIndex((node, i) => i >= root && i < this.to && node.uid === by.uid);
    return index === -1 ? [] : [index];
  }

  /** Of a type that extends it, or what a user calls by that name. */
  private isA({ type: own }: RawNode, type: string): boolean {
    return userTypes[own] === type || (this.scene.types?.[own]?.includes(type) ?? false);
  }

  private narrow(found: number[], { row, column, item }: StepFilters): number[] {
    const { nodes } = this.scene;
    const wanted = row ?? item;
    if (wanted === undefined && column === undefined) return found;
    return found.flatMap((index) => {
      const rows = rowsOf(nodes, index, this.to, wanted);
      if (item !== undefined && rows.length === 0)
        return openedItems(this.scene, this.window, nodes[index]!, item);
      return column === undefined
        ? rows.map(({ node }) => node)
        : rows.flatMap((one) => cellOf(nodes, index, one, column));
    });
  }

  private isVisible(index: number): boolean {
    return this.hidden[index - this.window.root] === 0;
  }

  private isBelow(index: number, above: readonly number[] | null): boolean {
    if (above === null) return true;
    for (
      let at = this.scene.nodes[index]!.parent;
      at >= this.window.root;
      at = this.scene.nodes[at]!.parent
    ) {
      if (above.includes(at)) return true;
    }
    return false;
  }

  private lines(): LookLine[] {
    this.known ??= linesOf(this.scene.nodes, this.window.root, this.to);
    return this.known;
  }
}
