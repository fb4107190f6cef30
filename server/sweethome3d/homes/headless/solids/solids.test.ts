import { describe, expect, it } from 'vitest';
import { flat } from '../../../drawing/testing/flat.js';
import { home, inWall, piece, rectangleRoom, ring, room, wall } from '../../../drawing/testing/records.js';
import { furnitureCatalog } from '../catalog/index.js';
import { homeSolids } from './home-solids.js';
import { pieceSolid, surfacesOf } from './piece-solid.js';
import { normalOf, type Surface } from './surface.js';
import { cross, dot, subtract, type Vector } from './vector.js';

/** Of a closed body whose faces look outside; of one with a hole or a face turned round it is off. */
function volume(surfaces: readonly Surface[]): number {
  let six = 0;
  for (const { points, triangles } of surfaces) {
    for (let i = 0; i + 2 < triangles.length; i += 3) {
      const [a, b, c] = [0, 1, 2].map((offset) => points[triangles[i + offset]!]!) as [
        Vector,
        Vector,
        Vector,
      ];
      six += dot(a, cross(b, c));
    }
  }
  return six / 6;
}

function extent(surfaces: readonly Surface[]): { min: number[]; max: number[] } {
  const points = surfaces.flatMap(({ points }) => points);
  const axis = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((i) => points.reduce((best, point) => pick(best, point[i]!), point0(points)[i]!));
  return { min: axis(Math.min), max: axis(Math.max) };
}

const point0 = (points: readonly Vector[]): Vector => points[0]!;

const wallSurfaces = (walls: ReturnType<typeof wall>[], furniture: ReturnType<typeof piece>[] = []) =>
  homeSolids(home({ walls, furniture }))
    .filter(({ kind }) => kind === 'wall')
    .flatMap(({ surfaces }) => surfaces);

/** Walls stand on the ground, which closes them from below. */
const closed = (surfaces: readonly Surface[]) => volume(surfaces);

describe('the shape of a piece', () => {
  it.each(furnitureCatalog.map(({ name }) => name))('of %s stays in its box and is closed', (name) => {
    const sample = piece(name, 0, 0);
    const surfaces = surfacesOf(sample);
    const { min, max } = extent(surfaces);
    for (const [axis, size] of [sample.width, sample.height, sample.depth].entries()) {
      expect(min[axis]).toBeGreaterThanOrEqual(-3.5);
      expect(max[axis]).toBeLessThanOrEqual(size + 3.5);
      // It fills its box, too.
      expect(max[axis]! - min[axis]!).toBeGreaterThan(sample.opening ? 0 : size * 0.85);
    }
    expect(volume(surfaces)).toBeGreaterThan(0);
    for (const surface of surfaces) {
      expect(dot(surface.normal, normalOf(surface.points))).toBeCloseTo(1);
      expect(Math.hypot(...surface.normal)).toBeCloseTo(1);
    }
  });

  it.each(furnitureCatalog.map(({ name }) => name))(
    'of %s has a bounded number of faces, however large it is',
    (name) => {
      const huge = { width: 1e6, depth: 1e6, height: 1e6 };
      expect(surfacesOf(piece(name, 0, 0, 0, huge)).length).toBeLessThan(12_000);
    },
  );

  it('is turned clockwise on the plan, and mirrored before that', () => {
    const box = (rest = {}) => extent(pieceSolid(piece('Sofa', 100, 200, 90, rest), 30).surfaces);
    expect(box().min.map(Math.round)).toEqual([55, 30, 100]);
    expect(box().max.map(Math.round)).toEqual([145, 110, 300]);
    const mirrored = pieceSolid(piece('Desk', 0, 0, 0, { modelMirrored: true }), 0);
    expect(volume(mirrored.surfaces)).toBeCloseTo(volume(pieceSolid(piece('Desk', 0, 0), 0).surfaces), 3);
  });

  it('is its own mesh where it has one', () => {
    const model = { vertices: [0, 0, 0, 1, 0, 0, 0, 1, 0], triangles: [0, 1, 2], transparency: 0.25 };
    const [surface] = surfacesOf(piece('Box', 0, 0, 0, { model, width: 10, height: 20, depth: 30 }));
    expect(surface!.points).toEqual([
      [0, 0, 0],
      [10, 0, 0],
      [0, 20, 0],
    ]);
    expect(surface!.material.alpha).toBe(0.75);
  });
});

describe('a wall', () => {
  const straight = wall('w', [0, 0, 400, 0]);

  it('is as much as its length, thickness and height', () => {
    expect(closed(wallSurfaces([straight]))).toBeCloseTo(400 * 10 * 250, 0);
  });

  it('lacks what its doors and windows cut out', () => {
    const furniture = [inWall('Door', straight, 0.25), inWall('Window', straight, 0.75)];
    const cut = 90 * 10 * 208 + 100 * 10 * 130;
    expect(closed(wallSurfaces([straight], furniture))).toBeCloseTo(400 * 10 * 250 - cut, 0);
  });

  it('slopes to its other height', () => {
    expect(closed(wallSurfaces([{ ...straight, heightAtEnd: 150 }]))).toBeCloseTo(400 * 10 * 200, 0);
  });

  it('keeps its volume when it is bent, with a door in it', () => {
    const bent = wall('w', [0, 0, 400, 0], { arcExtent: 1.5 });
    const length = (400 / (2 * Math.sin(0.75))) * 1.5;
    const expected = (length - 90) * 10 * 250 + 90 * 10 * (250 - 208);
    expect(closed(wallSurfaces([bent], [inWall('Door', bent, 0.5)])) / expected).toBeCloseTo(1, 2);
  });

  it('meets its neighbours in a ring without a gap', () => {
    const walls = ring('w', rectangleRoom(0, 0, 400, 300), { thickness: 20 });
    expect(closed(wallSurfaces(walls))).toBeCloseTo((420 * 320 - 380 * 280) * 250, 0);
  });

  it('is a trace on the floor when it is hidden, without what is in it', () => {
    const solids = homeSolids(flat(), { hideWalls: true });
    const highest = solids
      .filter(({ kind }) => kind === 'wall')
      .flatMap(({ surfaces }) => surfaces.flatMap(({ points }) => points.map(([, up]) => up)));
    expect(Math.max(...highest)).toBe(1);
    expect(solids.map(({ name }) => name)).not.toContain('Front door');
    expect(solids.map(({ kind }) => kind)).not.toContain('ceiling');
  });
});

describe('a room', () => {
  it('has a floor that looks up and a ceiling that looks down, whichever way it was drawn', () => {
    const points = rectangleRoom(0, 0, 100, 200);
    for (const outline of [points, [...points].reverse()]) {
      const [floor, ceiling] = homeSolids(home({ rooms: [room('r', null, outline)] }));
      expect(floor).toMatchObject({ kind: 'floor', surfaces: [{ normal: [0, 1, 0], oneSided: true }] });
      expect(ceiling).toMatchObject({ kind: 'ceiling', surfaces: [{ normal: [0, -1, 0], oneSided: true }] });
      for (const [solid, sign] of [
        [floor, 1],
        [ceiling, -1],
      ] as const) {
        const { points, triangles } = solid!.surfaces[0]!;
        const [a, b, c] = triangles.slice(0, 3).map((index) => points[index]!) as [Vector, Vector, Vector];
        expect(Math.sign(cross(subtract(b, a), subtract(c, a))[1])).toBe(sign);
      }
    }
  });
});

describe('the levels of a home', () => {
  const levels = ['low', 'high'].map((id, i) => ({
    id,
    name: id,
    elevation: 262 * i,
    height: 250,
    floorThickness: 12,
    visible: true,
  }));
  const walls = levels.map(({ id }) => wall(id, [0, 0, 100, 0], { level: id }));
  const shown = (rest: Parameters<typeof home>[0]) =>
    homeSolids(home({ levels, walls, selectedLevel: 'low', ...rest })).map(({ id }) => id);

  it('are seen up to the selected one, or all of them', () => {
    expect(shown({})).toEqual(['low']);
    expect(shown({ selectedLevel: 'high' })).toEqual(['low', 'high']);
    expect(shown({ environment: { ...home().environment, allLevelsVisible: true } })).toEqual([
      'low',
      'high',
    ]);
    expect(shown({ selectedLevel: 'high', levels: [{ ...levels[0]!, visible: false }, levels[1]!] })).toEqual(
      ['high'],
    );
  });

  it('stand on top of each other', () => {
    const solids = homeSolids(home({ levels, walls, selectedLevel: 'high' }));
    expect(extent(solids[1]!.surfaces).min[1]).toBe(262);
  });
});
