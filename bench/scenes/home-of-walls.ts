import { radians } from '../../server/sweethome3d/geometry/angle.js';
import { doorInWall } from '../../server/sweethome3d/geometry/door-in-wall.js';
import type { FurnitureRecord, HomeRecords, WallRecord } from '../../server/sweethome3d/home/records.js';
import { furnitureCatalog } from '../../server/sweethome3d/homes/headless/catalog/index.js';
import { emptyHome } from '../../server/sweethome3d/homes/headless/empty-home.js';

/** Square rooms in rows, each of four joined walls with a door in every other room. */
export function homeOfWalls(count: number): HomeRecords {
  const columns = Math.ceil(Math.sqrt(count / 4));
  const walls = Array.from({ length: count }, (_, i) => wall(i, columns));
  const ids = new Set(walls.map(({ id }) => id));
  const known = (id: string | null) => (id !== null && ids.has(id) ? id : null);
  const joined = walls.map((one) => ({
    ...one,
    wallAtStart: known(one.wallAtStart),
    wallAtEnd: known(one.wallAtEnd),
  }));
  const doors = joined.filter((_, i) => i % 8 === 0).map(door);
  return { ...emptyHome, walls: joined, furniture: doors };
}

const side = 300;

function wall(i: number, columns: number): WallRecord {
  const [room, edge] = [Math.floor(i / 4), i % 4];
  const [x, y] = [(room % columns) * side * 1.5, Math.floor(room / columns) * side * 1.5];
  const corners = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const;
  const [[xStart, yStart], [xEnd, yEnd]] = [corners[edge]!, corners[(edge + 1) % 4]!];
  const neighbour = (step: number) => `wall-${4 * room + ((edge + step + 4) % 4)}`;
  return {
    id: `wall-${i}`,
    level: null,
    xStart,
    yStart,
    xEnd,
    yEnd,
    thickness: 10,
    height: 250,
    heightAtEnd: null,
    arcExtent: i % 16 === 1 ? radians(30) : null,
    wallAtStart: neighbour(-1),
    wallAtEnd: neighbour(1),
    leftSideColor: null,
    leftSideTexture: null,
    leftSideShininess: 0,
    rightSideColor: null,
    rightSideTexture: null,
    rightSideShininess: 0,
    topColor: null,
  };
}

function door(within: WallRecord, i: number): FurnitureRecord {
  const piece = furnitureCatalog.find(({ name }) => name === 'Door')!;
  const opening = piece.opening!;
  return {
    id: `furniture-${i}`,
    level: null,
    catalogId: piece.id,
    name: piece.name,
    nameVisible: false,
    elevation: 0,
    width: piece.width,
    height: piece.height,
    ...doorInWall(within, opening, 0.5),
    color: null,
    texture: null,
    shininess: null,
    visible: true,
    movable: true,
    modelMirrored: false,
    model: null,
    opening: { ...opening, wall: within.id, boundToWall: true },
  };
}
