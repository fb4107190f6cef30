import type { CatalogTexture } from '../../../home/catalog.js';
import { CATALOG_PREFIX } from './catalog-prefix.js';
import type { Pattern } from './texture-patterns.js';
import * as patterns from './texture-patterns.js';

/** A texture that is computed: no image files come with the program. */
export interface DrawnTexture extends CatalogTexture {
  pattern: Pattern;
}

type Row = readonly [id: string, name: string, width: number, height: number, pattern: Pattern];

const rows: Readonly<Record<string, readonly Row[]>> = {
  Floor: [
    ['oak-floor', 'Oak floor', 120, 80, patterns.planks(0xc99a63, 4)],
    ['walnut-floor', 'Walnut floor', 120, 80, patterns.planks(0x7d5436, 4)],
    ['white-tiles', 'White tiles', 40, 40, patterns.tiles(0xeeeeea, 0xb9bab6)],
    ['grey-tiles', 'Grey tiles', 60, 60, patterns.tiles(0x9ba0a3, 0x6c7174)],
    ['checkered-tiles', 'Checkered tiles', 60, 60, patterns.checks(0xf1eee6, 0x3b3d42)],
    ['carpet', 'Carpet', 30, 30, patterns.speckles(0x9a8f86, 0.14)],
  ],
  Wall: [
    ['red-bricks', 'Red bricks', 50, 30, patterns.bricks(0xa4523d, 0xd0c6b8)],
    ['concrete', 'Concrete', 100, 100, patterns.speckles(0xa9a8a4, 0.06)],
    ['striped-wallpaper', 'Striped wallpaper', 20, 20, patterns.stripes(0xe9e2d0, 0xc9d3cf)],
  ],
  Outdoor: [
    ['grass', 'Grass', 60, 60, patterns.speckles(0x6f9a4b, 0.28)],
    ['paving-stones', 'Paving stones', 60, 40, patterns.bricks(0xa7a198, 0x7c776f)],
  ],
  Sky: [['cloudy-sky', 'Cloudy sky', 100, 50, patterns.clouds(0x86b8e6, 0xffffff)]],
};

export const textures: readonly DrawnTexture[] = Object.entries(rows).flatMap(([category, list]) =>
  list.map(([id, name, width, height, pattern]) => ({
    id: CATALOG_PREFIX + id,
    name,
    category,
    width,
    height,
    pattern,
  })),
);
