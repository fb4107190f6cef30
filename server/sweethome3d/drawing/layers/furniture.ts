import type { FurnitureRecord } from '../../home/records.js';
import type { GroupMark, Mark, TextMark } from '../marks.js';
import { pale, palette } from '../palette.js';
import { type PieceKind, pieceKind } from '../piece-kind.js';
import { shortText, textWidth } from '../sheet-scale.js';
import { symbols } from '../symbols/symbols.js';
import { modelOutline } from './model-outline.js';

/** Over the heads: drawn with a dashed line, as what is above the cut of a plan. */
const OVERHEAD = 130;

/** Of what would be lost in white. */
const tints: Partial<Record<PieceKind, string>> = {
  rug: '#f1e9df',
  plant: '#e4efd9',
  tree: '#e4efd9',
  table: '#fbf5ec',
  roundTable: '#fbf5ec',
  desk: '#fbf5ec',
};

export function furniture(pieces: readonly FurnitureRecord[], scale: number): GroupMark {
  return { type: 'group', name: 'furniture', marks: pieces.map((piece) => pieceMark(piece, scale)) };
}

function pieceMark(piece: FurnitureRecord, scale: number): GroupMark {
  const { id, x, y, angle, modelMirrored, width, depth } = piece;
  const kind = pieceKind(piece);
  const strokes = piece.model ? modelOutline(piece.model, width, depth) : symbols[kind](width, depth);
  const fill = piece.color === null ? (tints[kind] ?? palette.furniture) : pale(piece.color, 0.7);
  const dash = piece.elevation >= OVERHEAD ? { dash: [5 * scale, 3 * scale] } : {};
  const marks = strokes.map(
    ({ d, role }): Mark =>
      role === 'body'
        ? {
            type: 'path',
            d,
            fill: dash.dash ? 'none' : fill,
            stroke: palette.furnitureEdge,
            width: 1.1 * scale,
            ...dash,
          }
        : { type: 'path', d, stroke: palette.detail, width: 0.8 * scale, ...dash },
  );
  return { type: 'group', name: `piece ${kind}`, id, place: { x, y, angle, mirrored: modelMirrored }, marks };
}

export function furnitureNames(pieces: readonly FurnitureRecord[], scale: number): GroupMark {
  const marks = pieces
    .filter(({ nameVisible, name }) => nameVisible && name)
    .map(({ id, name, x, y, width }): TextMark => {
      const text = shortText(name);
      const size = Math.min(
        11 * scale,
        Math.max(6 * scale, (11 * scale * width) / textWidth(text, 11 * scale)),
      );
      return {
        type: 'text',
        name: 'furniture-name',
        id,
        text,
        x,
        y,
        size,
        fill: palette.text,
        halo: palette.paper,
      };
    });
  return { type: 'group', name: 'furniture-names', marks };
}
