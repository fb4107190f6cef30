import { quote } from '../../../calls/quote.js';
import type { UiNode } from '../../contract.js';
import type { RawNode, RawRow, RawVirtualization } from '../../scene/port.js';
import { nodeLine } from '../outline/node-line.js';
import { rowIndices } from '../outline/outline.js';

/** Long enough for whatever a person typed; the caller asked for this one node. */
export const longest = 10_000;

/** The text for one node: its line, a line for each section, then its children, one line each. */
export function nodeReport(node: UiNode, nodes: readonly RawNode[]): string {
  const raw = nodes[0]!;
  const rows = rowIndices(nodes);
  return [
    nodeLine(raw, undefined, longest),
    `  path ${node.ref.path}`,
    ...sectionLines(node).map((line) => `  ${line}`),
    ...(raw.virtualization ? rowLines(raw.virtualization) : []).map((line) => `  ${line}`),
    ...nodes.slice(1).map((child) => ` ${nodeLine(child, rows.get(child.uid))}`),
  ].join('\n');
}

function sectionLines({
  layout,
  accessibility,
  fx,
  styleClass,
  pseudoClass,
  opacity,
  managed,
  module,
}: UiNode): string[] {
  const lines: string[] = [];
  const parent = layout?.boundsInParent;
  if (parent) lines.push(`in parent ${rectangle(parent.minX, parent.minY, parent)}`);
  const scene = layout?.boundsInScene;
  if (scene) lines.push(`in scene ${rectangle(scene.minX, scene.minY, scene)}`);
  const screen = layout?.localToScreen;
  if (screen) lines.push(`on screen ${rectangle(screen.x, screen.y, screen)}`);
  if (styleClass.length > 0) lines.push(`style classes ${styleClass.map((name) => quote(name)).join(' ')}`);
  // Where the mouse is would make two texts of the same node differ.
  const states = pseudoClass?.filter((name) => name !== 'hover' && name !== 'pressed') ?? [];
  if (states.length > 0) lines.push(`pseudo-classes ${states.join(' ')}`);
  if (opacity !== undefined && opacity !== 1) lines.push(`opacity ${opacity}`);
  if (!managed) lines.push('not managed by its parent');
  if (module) lines.push(`module ${module}`);
  if (accessibility?.role) lines.push(`role ${accessibility.role}`);
  if (accessibility?.help) lines.push(`help ${quote(accessibility.help)}`);
  for (const [key, value] of Object.entries(fx?.properties ?? {})) {
    lines.push(`${quote(key)} = ${typeof value === 'string' ? quote(value) : value}`);
  }
  return lines;
}

function rectangle(x: number, y: number, { width, height }: { width: number; height: number }): string {
  return `x=${x} y=${y} width=${width} height=${height}`;
}

/** `@3 name="Ann" age="41"`: rows are addressed by index, so no uid is shown that will name another row. */
function rowLines({ visibleCells, columns }: RawVirtualization): string[] {
  return visibleCells.map(({ index, cells }) => `@${index} ${cellsText(cells, columns !== undefined)}`);
}

/** `name="Ann" 1="41"`, by the ids of columns or else their numbers; the one cell of a list alone. */
export function cellsText(cells: RawRow['cells'], named = cells.length > 1, most?: number): string {
  const texts = cells.map(({ columnId, text }, i) => {
    const shown = text === null ? 'null' : quote(text, most);
    return named ? `${columnId ?? i}=${shown}` : shown;
  });
  return texts.join(' ');
}
