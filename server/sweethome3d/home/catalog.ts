import type { OpeningRecord } from './records.js';

/** A piece of furniture, a door or a window that can be placed. */
export interface CatalogPiece {
  id: string;
  name: string;
  category: string;
  /** Other words that people look for it by. */
  tags: readonly string[];
  width: number;
  depth: number;
  height: number;
  elevation: number;
  movable: boolean;
  color: number | null;
  /** Null for all but doors and windows. */
  opening: Pick<OpeningRecord, 'wallThickness' | 'wallDistance' | 'sashes'> | null;
}

export interface CatalogTexture {
  id: string;
  name: string;
  category: string;
  /** Size of one tile. */
  width: number;
  height: number;
}
