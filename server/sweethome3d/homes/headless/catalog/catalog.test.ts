import { describe, expect, it } from 'vitest';
import { furnitureCatalog, textureCatalog } from './index.js';
import { textures } from './textures.js';

describe('the catalog of the embedded home', () => {
  it('has pieces in categories, each with an id, a name and a size of its own', () => {
    expect(furnitureCatalog.length).toBeGreaterThanOrEqual(40);
    expect(new Set(furnitureCatalog.map(({ id }) => id)).size).toBe(furnitureCatalog.length);
    expect(new Set(furnitureCatalog.map(({ name }) => name.toLowerCase())).size).toBe(
      furnitureCatalog.length,
    );
    expect([...new Set(furnitureCatalog.map(({ category }) => category))]).toEqual([
      'Doors and windows',
      'Living room',
      'Kitchen',
      'Bedroom',
      'Bathroom',
      'Office',
      'Lights',
      'Outdoor',
      'Miscellaneous',
    ]);
    for (const piece of furnitureCatalog) {
      for (const size of [piece.width, piece.depth, piece.height]) {
        expect(size).toBeGreaterThan(0);
        expect(size).toBeLessThan(500);
      }
      expect(piece.elevation).toBeGreaterThanOrEqual(0);
    }
  });

  it('has all that makes a door or a window sit in its wall', () => {
    const openings = furnitureCatalog.filter(({ category }) => category === 'Doors and windows');
    for (const { opening } of openings) {
      expect(opening!.wallThickness + opening!.wallDistance).toBeLessThanOrEqual(1);
      for (const sash of opening!.sashes) {
        expect(Math.abs(sash.endAngle - sash.startAngle)).toBeCloseTo(Math.PI / 2);
        // Open, the leaf stands in front of the wall.
        expect(Math.sin(sash.endAngle)).toBeCloseTo(-1);
      }
    }
    expect(furnitureCatalog.filter(({ opening }) => opening)).toEqual(openings);
  });

  it('has twelve textures', () => {
    expect(textureCatalog).toHaveLength(12);
    expect(new Set(textureCatalog.map(({ name }) => name)).size).toBe(12);
  });

  it.each(textures.map((texture) => [texture.name, texture] as const))(
    '%s is not one colour',
    (_, { pattern }) => {
      const colours = new Set<number>();
      for (let u = 0; u < 1; u += 1 / 64) for (let v = 0; v < 1; v += 1 / 64) colours.add(pattern(u, v));
      expect(colours.size).toBeGreaterThan(1);
      for (const colour of colours) expect(colour >= 0 && colour <= 0xffffff).toBe(true);
    },
  );
});
