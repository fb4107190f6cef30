import { pieceKind } from '../../../drawing/piece-kind.js';
import type { FurnitureRecord, ModelRecord } from '../../../home/records.js';
import { Carpenter } from './carpenter.js';
import { finishesOf } from './finishes.js';
import { openingShape } from './shapes/doors-and-windows.js';
import { shapes } from './shapes/shapes.js';
import { face, type Material, type Solid, type Surface } from './surface.js';
import type { Vector } from './vector.js';

/** A piece where it stands; `floor` is the elevation of the floor of its level. */
export function pieceSolid(piece: FurnitureRecord, floor: number): Solid {
  const { id, name, x, y, angle, elevation, width, depth, modelMirrored } = piece;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const side = modelMirrored ? -1 : 1;
  const place = ([across, up, front]: Vector): Vector => {
    const [dx, dy] = [side * (across - width / 2), front - depth / 2];
    return [x + dx * cos - dy * sin, floor + elevation + up, y + dx * sin + dy * cos];
  };
  const turn = ([across, up, front]: Vector): Vector => [
    side * across * cos - front * sin,
    up,
    side * across * sin + front * cos,
  ];
  const surfaces = surfacesOf(piece).map((surface): Surface => {
    const points = surface.points.map(place);
    return {
      ...surface,
      points: modelMirrored ? [...points].reverse() : points,
      triangles: modelMirrored
        ? surface.triangles.map((index) => points.length - 1 - index).reverse()
        : surface.triangles,
      normal: turn(surface.normal),
      frame: {
        origin: place(surface.frame.origin),
        across: turn(surface.frame.across),
        down: turn(surface.frame.down),
      },
    };
  });
  return { kind: 'furniture', id, name, surfaces };
}

/** The faces of a piece in its own box, measured from its lower back left corner. */
export function surfacesOf(piece: FurnitureRecord): readonly Surface[] {
  const finishes = finishesOf(piece);
  if (piece.model) {
    const finish = { ...finishes.main(0xcfc8bb), alpha: 1 - piece.model.transparency };
    return modelSurfaces(piece.model, piece, finish);
  }
  const carpenter = new Carpenter(piece.width, piece.height, piece.depth);
  const shape = piece.opening ? openingShape(piece) : shapes[pieceKind(piece)];
  shape(carpenter, finishes);
  return carpenter.surfaces;
}

function modelSurfaces(
  { vertices, triangles }: ModelRecord,
  { width, height, depth }: FurnitureRecord,
  material: Material,
): Surface[] {
  const at = (index: number): Vector => [
    vertices[3 * index]! * width,
    vertices[3 * index + 1]! * height,
    vertices[3 * index + 2]! * depth,
  ];
  const surfaces: Surface[] = [];
  for (let i = 0; i + 2 < triangles.length; i += 3) {
    surfaces.push(face([at(triangles[i]!), at(triangles[i + 1]!), at(triangles[i + 2]!)], material));
  }
  return surfaces;
}
