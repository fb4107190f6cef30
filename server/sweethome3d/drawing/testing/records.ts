import { doorInWall } from '../../geometry/door-in-wall.js';
import type {
  FurnitureRecord,
  HomeRecords,
  LabelRecord,
  Point,
  RoomRecord,
  TextureRecord,
  WallRecord,
} from '../../home/records.js';
import { furnitureCatalog, textureCatalog } from '../../homes/headless/catalog/index.js';

/** Records for tests, with all that is not said as a new object has it. */
export function wall(
  id: string,
  [xStart, yStart, xEnd, yEnd]: readonly [number, number, number, number],
  rest: Partial<WallRecord> = {},
): WallRecord {
  return {
    id,
    level: null,
    xStart,
    yStart,
    xEnd,
    yEnd,
    thickness: 10,
    height: null,
    heightAtEnd: null,
    arcExtent: null,
    wallAtStart: null,
    wallAtEnd: null,
    leftSideColor: null,
    leftSideTexture: null,
    leftSideShininess: 0,
    rightSideColor: null,
    rightSideTexture: null,
    rightSideShininess: 0,
    topColor: null,
    ...rest,
  };
}

/** Walls from corner to corner, joined in a ring. */
export function ring(id: string, corners: readonly Point[], rest: Partial<WallRecord> = {}): WallRecord[] {
  const name = (index: number) => `${id}-${((index + corners.length) % corners.length) + 1}`;
  return corners.map((from, i) =>
    wall(name(i), [...from, ...corners[(i + 1) % corners.length]!], {
      wallAtStart: name(i - 1),
      wallAtEnd: name(i + 1),
      ...rest,
    }),
  );
}

export function room(
  id: string,
  name: string | null,
  points: readonly Point[],
  rest: Partial<RoomRecord> = {},
): RoomRecord {
  return {
    id,
    level: null,
    name,
    points,
    nameVisible: true,
    areaVisible: true,
    floorVisible: true,
    floorColor: null,
    floorTexture: null,
    floorShininess: 0,
    ceilingVisible: true,
    ceilingColor: null,
    ceilingTexture: null,
    ceilingShininess: 0,
    ...rest,
  };
}

export function rectangleRoom(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

let pieces = 0;

export function piece(
  name: string,
  x: number,
  y: number,
  degrees = 0,
  rest: Partial<FurnitureRecord> = {},
): FurnitureRecord {
  const found = furnitureCatalog.find((one) => one.name === name);
  if (!found) throw new Error(`The catalog has no ${name}.`);
  return {
    id: `furniture-${++pieces}`,
    level: null,
    catalogId: found.id,
    name,
    nameVisible: false,
    x,
    y,
    elevation: found.elevation,
    angle: (degrees * Math.PI) / 180,
    width: found.width,
    depth: found.depth,
    height: found.height,
    color: found.color,
    texture: null,
    shininess: null,
    visible: true,
    movable: found.movable,
    modelMirrored: false,
    model: null,
    opening: found.opening && { ...found.opening, wall: null, boundToWall: false },
    ...rest,
  };
}

export function inWall(
  name: string,
  host: WallRecord,
  position = 0.5,
  rest: Partial<FurnitureRecord> = {},
): FurnitureRecord {
  const free = piece(name, 0, 0);
  return {
    ...free,
    ...doorInWall(host, free.opening!, position),
    level: host.level,
    opening: { ...free.opening!, wall: host.id, boundToWall: true },
    ...rest,
  };
}

export function texture(name: string, scale = 1): TextureRecord {
  const found = textureCatalog.find((one) => one.name === name);
  if (!found) throw new Error(`The catalog has no texture ${name}.`);
  const { id, category, width, height } = found;
  return { catalogId: id, name, category, width, height, angle: 0, scale };
}

export function label(
  id: string,
  text: string,
  x: number,
  y: number,
  rest: Partial<LabelRecord> = {},
): LabelRecord {
  return {
    id,
    level: null,
    text,
    x,
    y,
    angle: 0,
    fontSize: null,
    bold: false,
    italic: false,
    alignment: 'CENTER',
    color: null,
    outlineColor: null,
    elevation: 0,
    pitch: null,
    ...rest,
  };
}

const camera = { x: 0, y: 0, z: 170, yaw: 0, pitch: 0, fieldOfView: 1.1 };

export function home(rest: Partial<HomeRecords> = {}): HomeRecords {
  return {
    wallHeight: 250,
    levels: [],
    selectedLevel: null,
    walls: [],
    rooms: [],
    furniture: [],
    labels: [],
    dimensionLines: [],
    cameras: { active: 'top', observer: camera, top: camera, stored: [] },
    environment: {
      groundColor: 0xa8a8a8,
      groundTexture: null,
      skyColor: 0xcce4fc,
      skyTexture: null,
      lightColor: 0xd0d0d0,
      ceilingLightColor: 0xd0d0d0,
      wallsAlpha: 0,
      drawingMode: 'FILL',
      allLevelsVisible: false,
    },
    ...rest,
  };
}
