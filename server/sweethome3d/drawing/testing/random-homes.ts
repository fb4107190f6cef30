import fc from 'fast-check';
import type { FurnitureRecord, HomeRecords, Point, TextureRecord } from '../../home/records.js';
import { furnitureCatalog, textureCatalog } from '../../homes/headless/catalog/index.js';
import { home, inWall, label, piece, room, texture, wall } from './records.js';

/** Anywhere a home may be; often in a place of its own, at times at the end of the world. */
const place = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -1000, max: 1000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1e6, -1e6, 0.01) },
);
const size: fc.Arbitrary<number> = fc.constantFrom(0.01, 1, 10, 24, 100, 400, 1e5);
const part = fc.constantFrom(0, 0.25, 0.5, 1);
const color = fc.option(fc.integer({ min: 0, max: 0xffffff }));
const angle = fc.constantFrom(0, 0.1, 1, Math.PI / 2, 3, Math.PI, 5, 6.28);
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('<b>&"', 'a\nb', ']]>'),
);
const point = fc.tuple(place, place) as fc.Arbitrary<Point>;
const level = fc.constantFrom(null, 'level-1', 'level-2');

const cover: fc.Arbitrary<TextureRecord | null> = fc.option(
  fc
    .record({
      name: fc.constantFrom(...textureCatalog.map(({ name }) => name)),
      scale: fc.constantFrom(0.01, 1, 30),
      angle,
    })
    .map(({ name, scale, angle }) => ({ ...texture(name, scale), angle })),
);

const someWall = fc.record({
  ends: fc.tuple(place, place, place, place),
  level,
  thickness: size,
  height: fc.option(size),
  heightAtEnd: fc.option(size),
  arcExtent: fc.option(fc.constantFrom<number[]>(0, 1e-12, 0.5, -1.5, Math.PI, -4.7, 6)),
  leftSideColor: color,
  leftSideTexture: cover,
  leftSideShininess: part,
  rightSideColor: color,
  rightSideTexture: cover,
  rightSideShininess: part,
  topColor: color,
});

/** Each wall may be joined to the next one. */
const walls = fc.array(fc.tuple(someWall, fc.boolean()), { maxLength: 6 }).map((list) =>
  list.map(([{ ends, ...rest }, joined], i) =>
    wall(`wall-${i + 1}`, ends, {
      ...rest,
      wallAtStart: i > 0 && list[i - 1]![1] ? `wall-${i}` : null,
      wallAtEnd: joined && i + 1 < list.length ? `wall-${i + 2}` : null,
    }),
  ),
);

const somePiece = fc.record({
  name: fc.constantFrom(...furnitureCatalog.map(({ name }) => name)),
  host: fc.nat({ max: 9 }),
  position: part,
  x: place,
  y: place,
  rest: fc.record({
    width: size,
    height: size,
    elevation: place,
    angle,
    color,
    texture: cover,
    modelMirrored: fc.boolean(),
    nameVisible: fc.boolean(),
    visible: fc.boolean(),
    level,
  }),
  depth: size,
});

/** Homes as the engine may make them, among them some that nobody would. */
export const randomHome: fc.Arbitrary<HomeRecords> = fc
  .record({
    walls,
    pieces: fc.array(somePiece, { maxLength: 5 }),
    rooms: fc.array(
      fc.record({
        points: fc.array(point, { minLength: 3, maxLength: 8 }),
        name: fc.option(text),
        level,
        floorTexture: cover,
      }),
      { maxLength: 3 },
    ),
    labels: fc.array(fc.record({ text, x: place, y: place, angle, level, bold: fc.boolean() }), {
      maxLength: 2,
    }),
    dimensions: fc.array(fc.tuple(place, place, place, place, place), { maxLength: 2 }),
    selectedLevel: fc.constantFrom('level-1', 'level-2'),
    wallsAlpha: part,
    allLevelsVisible: fc.boolean(),
    drawingMode: fc.constantFrom('FILL', 'OUTLINE', 'FILL_AND_OUTLINE'),
  })
  .map(
    ({
      walls,
      pieces,
      rooms,
      labels,
      dimensions,
      selectedLevel,
      wallsAlpha,
      allLevelsVisible,
      drawingMode,
    }) => {
      const furniture = pieces.map(({ name, host, position, x, y, rest, depth }, i): FurnitureRecord => {
        const id = `furniture-${i + 1}`;
        const wall = walls[host % Math.max(1, walls.length)];
        const isOpening = furnitureCatalog.find((one) => one.name === name)?.opening != null;
        if (isOpening && wall)
          return inWall(name, wall, position, { id, width: rest.width, height: rest.height });
        return piece(name, x, y, 0, { id, ...rest, depth });
      });
      return home({
        levels: [0, 262].map((elevation, i) => ({
          id: `level-${i + 1}`,
          name: 'L',
          elevation,
          height: 250,
          floorThickness: 12,
          visible: true,
        })),
        selectedLevel,
        walls,
        rooms: rooms.map(({ points, name, ...rest }, i) => room(`room-${i + 1}`, name, points, rest)),
        furniture,
        labels: labels.map(({ text, x, y, ...rest }, i) =>
          label(`label-${i + 1}`, text, x, y, { ...rest, fontSize: 18 }),
        ),
        dimensionLines: dimensions.map(([xStart, yStart, xEnd, yEnd, offset], i) => ({
          id: `dimension-${i + 1}`,
          level: null,
          xStart,
          yStart,
          xEnd,
          yEnd,
          offset,
        })),
        environment: { ...home().environment, wallsAlpha, allLevelsVisible, drawingMode },
      });
    },
  );
