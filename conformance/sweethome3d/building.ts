import { asArray, asObject, asString, type JsonObject } from '../kit/reading/json.js';
import type { CheckContext } from './check.js';

/** A wall between two points. */
export const wall = (
  t: CheckContext,
  [xStart, yStart, xEnd, yEnd]: readonly [number, number, number, number],
  more: JsonObject = {},
): Promise<JsonObject> => t.done('create_wall', { xStart, yStart, xEnd, yEnd, ...more });

/** The corners of an upright rectangle. */
export const corners = (x: number, y: number, width: number, height: number): JsonObject[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

export interface Entry {
  readonly catalogId: string;
  readonly name: string;
  readonly category: string;
  readonly isDoorOrWindow: boolean;
  readonly entry: JsonObject;
}

/** The catalog as the target lists it: nobody knows its ids beforehand. */
export async function catalog(t: CheckContext, input: JsonObject = {}): Promise<Entry[]> {
  const { furniture } = t.output(await t.read('list_furniture_catalog', { limit: 5000, ...input }));
  return asArray(furniture)
    .map(asObject)
    .map((entry) => ({
      catalogId: String(entry.catalogId ?? ''),
      name: asString(entry.name) ?? '',
      category: asString(entry.category) ?? '',
      isDoorOrWindow: entry.isDoorOrWindow === true,
      entry,
    }));
}

/** A piece of furniture whose name no other entry has. */
export async function aPiece(t: CheckContext): Promise<Entry> {
  const all = await catalog(t);
  const plain = all.filter(({ isDoorOrWindow, name }) => !isDoorOrWindow && namesLike(all, name) === 1);
  return t.some(plain, 'furniture in the catalog')[0];
}

/** The narrowest door or window. */
export async function aDoor(t: CheckContext): Promise<Entry> {
  const doors = (await catalog(t)).filter(({ isDoorOrWindow }) => isDoorOrWindow);
  const [first, ...others] = t.some(doors, 'doors and windows in the catalog');
  return others.reduce((best, one) => (widthOf(one) < widthOf(best) ? one : best), first);
}

const widthOf = ({ entry }: Entry): number => (typeof entry.width === 'number' ? entry.width : 1000);

/** How many entries have this name, ignoring case. */
export const namesLike = (all: readonly Entry[], name: string): number =>
  all.filter((one) => one.name.toLowerCase() === name.toLowerCase()).length;

export const place = async (t: CheckContext, x: number, y: number, more: JsonObject = {}) =>
  t.done('place_furniture', { catalogId: (await aPiece(t)).catalogId, x, y, ...more });

/** A straight wall of 400 cm with a door in it. */
export async function wallWithDoor(t: CheckContext, more: JsonObject = {}) {
  const made = await wall(t, [0, 0, 400, 0]);
  const { catalogId } = await aDoor(t);
  return { wall: made, door: await t.done('place_door_or_window', { catalogId, wallId: made.id, ...more }) };
}

/** The names of two textures, one of which may be all that there is. */
export async function aTexture(t: CheckContext): Promise<{ name: string; category: string }> {
  const { textures } = t.output(await t.read('list_textures_catalog', { limit: 5000 }));
  const all = asArray(textures).map(asObject);
  const single = all.filter((one) => all.filter(({ name }) => name === one.name).length === 1);
  const [{ name, category }] = t.some(single, 'textures in the catalog');
  return { name: String(name), category: String(category) };
}
