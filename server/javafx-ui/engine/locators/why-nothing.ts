import { quote } from '../../../calls/quote.js';
import { formatLocator } from '../../scene/locators/format-locator.js';
import type { Locator, LocatorStep } from '../../scene/locators/locator.js';
import type { RawScene } from '../../scene/port.js';
import { isClosedOpener } from './opened-items.js';
import { locate } from './resolve-locator.js';

/** Why a locator names nothing: the first step that finds nothing, and what there is in its place. */
export function whyNothing(scene: RawScene, { steps }: Locator): string {
  const at = steps.findIndex((_, i) => locate(scene, { steps: steps.slice(0, i + 1) }).length === 0);
  const before = steps.slice(0, at);
  const step = steps[at]!;
  const bare: LocatorStep = { by: step.by, filters: {} };
  const heads = locate(scene, { steps: [...before, bare] }, 'all');
  const named = quote(formatLocator({ steps: [bare] }));
  if (heads.length === 0) {
    if (before.length === 0) return `There is no visible node ${named}.`;
    return `There is no visible node ${named} below ${quote(formatLocator({ steps: before }))}.`;
  }
  const { nth, ...others } = step.filters;
  const counted = locate(scene, { steps: [...before, { by: step.by, filters: others }] }, 'all');
  if (counted.length > 0) {
    const many = counted.length === 1 ? '1 node' : `${counted.length} nodes`;
    return `Without "nth=${nth}" it names ${many}, and nth= counts from 0.`;
  }
  const wanted = formatLocator({ steps: [{ by: step.by, filters: others }] });
  const controls = heads.map(({ index }) => scene.nodes[index]!);
  if (others.item !== undefined && controls.some(isClosedOpener))
    return `${named} is closed and shows no ${quote(wanted)}; click it first.`;
  const rows = controls.flatMap(({ virtualization }) => virtualization ?? []);
  if (rows.length === 0) return `${named} has no rows or items, so there is no ${quote(wanted)}.`;
  const shown = rows.map(({ visibleRange: range, itemsCount }) =>
    range ? `rows ${range.from} to ${range.to} of ${itemsCount} on screen` : 'no rows on screen',
  );
  return `${named} has ${shown.join(' and ')}; there is no ${quote(wanted)} among them.`;
}
