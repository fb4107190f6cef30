import type { FurnitureRecord } from '../../../home/records.js';
import { plain, tiled } from './materials.js';
import type { Material } from './surface.js';

/** What the parts of a piece are made of. Its own colour or texture goes on the part that one sees most. */
export interface Finishes {
  main(fallback: number): Material;
  wood: Material;
  darkWood: Material;
  white: Material;
  ceramic: Material;
  metal: Material;
  dark: Material;
  linen: Material;
  glass: Material;
  leaf: Material;
  stem: Material;
  light: Material;
}

const standard: Omit<Finishes, 'main'> = {
  wood: plain(0xb98a58),
  darkWood: plain(0x7a573a),
  white: plain(0xf2f1ec),
  ceramic: plain(0xf7f8f8, 1, 0.4),
  metal: plain(0xa9afb5, 1, 0.5),
  dark: plain(0x2e3136),
  linen: plain(0xf6f4ef),
  glass: plain(0xa9cfe4, 0.35, 0.6),
  leaf: plain(0x5d8f48),
  stem: plain(0x77553a),
  light: plain(0xfff3d0),
};

export function finishesOf({ color, texture, shininess }: FurnitureRecord): Finishes {
  return {
    ...standard,
    main: (fallback) => ({
      color: color ?? fallback,
      texture: texture && tiled(texture),
      alpha: 1,
      shininess: shininess ?? 0,
    }),
  };
}
