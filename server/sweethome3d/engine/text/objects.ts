import type {
  Camera,
  DimensionLine,
  Furniture,
  Label,
  Level,
  Room,
  ViewPoint,
  Wall,
} from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { quote } from '../../../calls/quote.js';

/** One line for each object: what a model needs to go on, when it sees nothing else. */

const level = (id: string | null) => (id === null ? '' : `, on ${id}`);

export function wallLine(wall: Wall): string {
  const joined = [wall.wallAtStart, wall.wallAtEnd].filter((id) => id !== null);
  const height = wall.heightAtEnd === null ? `${wall.height}` : `${wall.height} to ${wall.heightAtEnd}`;
  const arc = wall.arcExtent === null ? '' : `, arc of ${wall.arcExtent}°`;
  const joins = joined.length === 0 ? '' : `, joined to ${joined.join(' and ')}`;
  return `${wall.id} (${wall.xStart}, ${wall.yStart}) to (${wall.xEnd}, ${wall.yEnd}), ${wall.length} cm long, ${wall.thickness} thick, ${height} high${arc}${joins}${level(wall.level)}`;
}

export function roomLine(room: Room): string {
  const name = room.name === null ? '' : ` ${quote(room.name, 80)}`;
  const area = Math.round(room.area / 100) / 100;
  return `${room.id}${name}, ${area} m², ${room.points.length} corners around (${room.xCenter}, ${room.yCenter})${level(room.level)}`;
}

export function furnitureLine(piece: Furniture): string {
  const size = `${piece.width} x ${piece.depth} x ${piece.height}`;
  const wall = piece.wallId === null ? '' : `, in ${piece.wallId} at ${piece.position}`;
  const above = piece.elevation === 0 ? '' : `, ${piece.elevation} above the floor`;
  const hidden = piece.visible ? '' : ', hidden';
  return `${piece.id} ${quote(piece.name, 80)} at (${piece.x}, ${piece.y}), ${piece.angle}°, ${size}${above}${wall}${hidden}${level(piece.level)}`;
}

export const labelLine = (label: Label): string =>
  `${label.id} ${quote(label.text, 80)} at (${label.x}, ${label.y})${level(label.level)}`;

export const dimensionLine = (line: DimensionLine): string =>
  `${line.id} ${line.length} cm from (${line.xStart}, ${line.yStart}) to (${line.xEnd}, ${line.yEnd})${level(line.level)}`;

export const levelLine = (one: Level): string =>
  `${one.id} ${quote(one.name, 80)} at ${one.elevation}, ${one.height} high${one.selected ? ', selected' : ''}`;

export const viewLine = (view: ViewPoint): string =>
  `(${view.x}, ${view.y}, ${view.z}), yaw ${view.yaw}°, pitch ${view.pitch}°, field of view ${view.fov}°`;

export const cameraLine = (camera: Camera): string => `${camera.mode} camera at ${viewLine(camera)}`;
