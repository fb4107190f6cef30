import { asArray, asObject } from '../../kit/reading/json.js';
import { aPiece, catalog, type Entry, namesLike, place, wall } from '../building.js';
import type { Check, CheckContext } from '../check.js';
import { withId } from '../reading/state.js';

const at = { x: 100, y: 100 };

/** Entries whose name contains a text, ignoring case. */
const containing = (all: readonly Entry[], part: string): Entry[] =>
  all.filter(({ name }) => name.toLowerCase().includes(part.toLowerCase()));

/** Parts of names, the long ones first: nobody knows the catalog. */
const partsOf = (all: readonly Entry[]): string[] =>
  [
    ...new Set(
      all.flatMap(({ name }) => [name.slice(0, -1), name.slice(1), ...name.split(' '), name.slice(0, 4)]),
    ),
  ].filter((part) => part.trim().length >= 3 && part.trim() === part);

const nothingPlaced = async (t: CheckContext): Promise<void> => {
  t.equal((await t.state()).furniture, [], 'furniture after the refusal');
};

/** 8.2 Placing */
export const placing = {
  'place-from-catalog': async (t) => {
    const { catalogId, name, entry } = await aPiece(t);
    const { width, depth, height } = entry;
    const made = await t.done('place_furniture', { catalogId, ...at });
    t.alike(made, { catalogId, name, width, depth, height, isDoorOrWindow: false }, 'the piece');
    t.equal(withId((await t.state()).furniture, made.id).catalogId, catalogId, 'catalogId in get_state');
  },

  'place-by-name': async (t) => {
    const { catalogId, name } = await aPiece(t);
    for (const spelling of [name, name.toUpperCase(), name.toLowerCase()])
      t.equal(
        (await t.done('place_furniture', { name: spelling, ...at })).catalogId,
        catalogId,
        `what "${spelling}" places`,
      );
  },

  'place-by-part': async (t) => {
    const all = await catalog(t);
    const telling = partsOf(all).filter(
      (part) => namesLike(all, part) === 0 && containing(all, part).length === 1,
    );
    const [part] = t.some(telling, 'parts of a name that only one entry has');
    const [only] = containing(all, part);
    const made = await t.done('place_furniture', { name: part, ...at });
    t.equal(made.catalogId, only?.catalogId, `what "${part}" places`);
  },

  'place-ambiguous': async (t) => {
    const all = await catalog(t);
    const vague = [...partsOf(all), 'e', 'a'].filter(
      (part) => namesLike(all, part) === 0 && containing(all, part).length > 1,
    );
    const [part] = t.some(vague, 'parts of a name that several entries have');
    const reply = await t.ask('place_furniture', { name: part, ...at });
    if (t.fails(reply, 'SH3D_AMBIGUOUS', `the name "${part}"`) && reply.error?.raw) {
      const told = asArray(reply.error?.details.candidates).map((one) => String(asObject(one).catalogId));
      const fits = containing(all, part).map(({ catalogId }) => catalogId);
      t.expect(told.length > 1, 'several candidates', told, reply);
      t.equal(
        told.filter((id) => !fits.includes(id)),
        [],
        'candidates that do not fit',
        reply,
      );
    }
    await nothingPlaced(t);
  },

  'place-unknown': async (t) => {
    t.fails(await t.ask('place_furniture', { name: 'zzzzqqqq', ...at }), 'SH3D_NOT_FOUND', 'a name');
    t.fails(
      await t.ask('place_furniture', { catalogId: 'zzzzqqqq', ...at }),
      'SH3D_NOT_FOUND',
      'a catalogId',
    );
    await nothingPlaced(t);
  },

  'place-one-way': async (t) => {
    const { catalogId, name } = await aPiece(t);
    t.rejects(await t.callInvalid('place_furniture', { catalogId, name, ...at }), 'both name and catalogId');
    t.rejects(await t.callInvalid('place_furniture', at), 'neither name nor catalogId');
    await nothingPlaced(t);
  },

  'place-centre': async (t) => {
    const made = await place(t, 123, -45, { angle: 30 });
    t.allNear(made, { x: 123, y: -45, angle: 30 }, 'the piece');
    t.allNear(
      withId((await t.state()).furniture, made.id),
      { x: 123, y: -45, angle: 30 },
      'the piece in get_state',
    );
  },

  'place-elevation': async (t) => {
    const { entry } = await aPiece(t);
    t.near(
      (await place(t, 0, 0)).elevation,
      Number(entry.elevation ?? 0),
      'elevation of which nothing was said',
    );
    t.near((await place(t, 0, 0, { elevation: 80 })).elevation, 80, 'elevation');
    const hung = (await catalog(t)).find((one) => Number(one.entry.elevation) > 0 && !one.isDoorOrWindow);
    if (!hung) return;
    const made = await t.done('place_furniture', { catalogId: hung.catalogId, ...at });
    t.near(made.elevation, Number(hung.entry.elevation), 'elevation of a piece that hangs');
  },

  'furniture-modified': async (t) => {
    const { id } = await place(t, 0, 0);
    const given = {
      name: 'My own',
      x: 11,
      y: 22,
      elevation: 33,
      angle: 44,
      width: 55,
      depth: 66,
      height: 77,
    };
    const more = { ...given, color: '#102030', visible: false, mirrored: true };
    t.alike(await t.done('modify_furniture', { id, ...more }), more, 'the answer of modify_furniture');
    t.alike(withId((await t.state()).furniture, id), more, 'the piece in get_state');
  },

  'furniture-deleted': async (t) => {
    const { id } = await place(t, 0, 0);
    const other = await place(t, 100, 0);
    await wall(t, [0, 0, 400, 0]);
    t.equal((await t.done('delete_furniture', { id })).deleted, [id], 'deleted');
    const now = await t.state();
    t.equal(
      now.furniture.map((one) => one.id),
      [other.id],
      'furniture that is left',
    );
    t.equal(now.walls.length, 1, 'walls that are left');
  },
} satisfies Record<string, Check>;
