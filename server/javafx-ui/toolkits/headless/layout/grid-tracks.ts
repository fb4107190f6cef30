import type { Node } from '../scene/node.js';
import { USE_PREF } from '../scene/region.js';
import type { Priority } from './alignment.js';
import { distribute, type Strip, sum } from './distribute.js';

/** A row or column of a grid, with the kids that stand in it alone. */
export interface TrackSetting {
  min: number;
  pref: number;
  max: number;
  percent: number;
  grow: Priority | null;
}

/** A kid as one direction of the grid sees it. */
export interface Placed {
  kid: Node;
  at: number;
  span: number;
  min: number;
  pref: number;
  grow: Priority;
}

const PRIORITY_RANK = { NEVER: 0, SOMETIMES: 1, ALWAYS: 2 };

/** Strips for the tracks: what constraints say, else what the kids need. */
export function tracks(
  settings: readonly (TrackSetting | undefined)[],
  placed: readonly Placed[],
  gap: number,
): Strip[] {
  const count = placed.reduce((most, { at, span }) => Math.max(most, at + span), settings.length);
  const strips = Array.from({ length: count }, (_, i) =>
    single(
      settings[i],
      placed.filter((p) => p.at === i && p.span === 1),
    ),
  );
  for (const wide of placed.filter((p) => p.span > 1)) widen(strips, wide, gap);
  return strips;
}

function single(setting: TrackSetting | undefined, placed: readonly Placed[]): Strip {
  const pref = placed.reduce((most, p) => Math.max(most, p.pref), 0);
  const min = placed.reduce((most, p) => Math.max(most, p.min), 0);
  const grow = placed.reduce<Priority>(
    (most, p) => (PRIORITY_RANK[p.grow] > PRIORITY_RANK[most] ? p.grow : most),
    'NEVER',
  );
  const wanted = setting && setting.pref >= 0 ? setting.pref : pref;
  const least = setting ? (setting.min === USE_PREF ? wanted : setting.min >= 0 ? setting.min : min) : min;
  const most = setting
    ? setting.max === USE_PREF
      ? wanted
      : setting.max >= 0
        ? setting.max
        : Number.MAX_VALUE
    : Number.MAX_VALUE;
  return {
    min: least,
    pref: Math.max(least, Math.min(wanted, most)),
    max: Math.max(least, most),
    grow: setting?.grow ?? grow,
  };
}

/** A kid over several tracks widens those that grow, else the last. */
function widen(strips: Strip[], { at, span, min, pref }: Placed, gap: number): void {
  const range = strips.slice(at, at + span);
  const growing = range.filter((strip) => strip.grow !== 'NEVER');
  const takers = growing.length > 0 ? growing : range.slice(-1);
  const gaps = gap * (span - 1);
  const missing = pref - gaps - sum(range.map((strip) => strip.pref));
  const missingMin = min - gaps - sum(range.map((strip) => strip.min));
  for (const strip of takers) {
    if (missing > 0) strip.pref += missing / takers.length;
    if (missingMin > 0) strip.min += missingMin / takers.length;
    strip.pref = Math.max(strip.pref, strip.min);
  }
}

/** Sizes of the tracks in the given room. Shares in percent come first, the rest divide what is left. */
export function trackSizes(
  strips: readonly Strip[],
  settings: readonly (TrackSetting | undefined)[],
  room: number,
): number[] {
  const percents = strips.map((_, i) => settings[i]?.percent ?? -1);
  const total = sum(percents.filter((percent) => percent >= 0));
  const scale = total > 100 ? 100 / total : 1;
  const fixed = percents.map((percent) => (percent >= 0 ? (room * percent * scale) / 100 : -1));
  const left = room - sum(fixed.filter((size) => size >= 0));
  const rest = distribute(
    strips.filter((_, i) => fixed[i]! < 0),
    left,
  );
  return fixed.map((size) => (size >= 0 ? size : rest.shift()!));
}
