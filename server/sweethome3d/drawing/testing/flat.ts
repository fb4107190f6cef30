import type { HomeRecords } from '../../home/records.js';
import { home, inWall, label, piece, rectangleRoom, ring, room, texture, wall } from './records.js';

/** A flat of three rooms with all that a plan can show. */
export function flat(): HomeRecords {
  const level = 'level-1';
  const on = { level };
  const outer = ring(
    'wall',
    [
      [0, 0],
      [900, 0],
      [900, 600],
      [0, 600],
    ],
    { ...on, thickness: 24 },
  );
  const middle = wall('wall-5', [520, 12, 520, 588], on);
  const cross = wall('wall-6', [525, 340, 888, 340], on);
  const [north, east, south, west] = outer as [
    (typeof outer)[0],
    (typeof outer)[0],
    (typeof outer)[0],
    (typeof outer)[0],
  ];
  return home({
    levels: [
      { id: level, name: 'Ground floor', elevation: 0, height: 250, floorThickness: 12, visible: true },
    ],
    selectedLevel: level,
    walls: [...outer, middle, cross],
    rooms: [
      room('room-1', 'Living room', rectangleRoom(12, 12, 515, 588), {
        ...on,
        floorTexture: texture('Oak floor'),
      }),
      room('room-2', 'Bedroom', rectangleRoom(525, 12, 888, 335), { ...on, floorTexture: texture('Carpet') }),
      room('room-3', 'Bathroom', rectangleRoom(525, 345, 888, 588), {
        ...on,
        floorTexture: texture('White tiles'),
      }),
    ],
    furniture: [
      inWall('Front door', south, 0.5),
      inWall('Door', middle, 0.28),
      inWall('Door', cross, 0.2),
      inWall('Double window', north, 0.25),
      inWall('French window', west, 0.22),
      inWall('Window', north, 0.78),
      inWall('Small window', east, 0.78),
      piece('Sofa', 60, 270, 270, on),
      piece('Rug', 190, 270, 90, on),
      piece('Coffee table', 175, 270, 90, on),
      piece('Armchair', 265, 170, 40, on),
      piece('TV unit', 290, 36, 0, on),
      piece('Television', 290, 30, 0, on),
      piece('Dining table', 390, 400, 0, on),
      piece('Chair', 350, 340, 0, on),
      piece('Chair', 430, 340, 0, on),
      piece('Chair', 350, 460, 180, on),
      piece('Chair', 430, 460, 180, on),
      piece('Cooker', 105, 556, 180, on),
      piece('Kitchen sink', 185, 556, 180, on),
      piece('Base cabinet', 44, 556, 180, on),
      piece('Wall cabinet', 44, 568, 180, on),
      piece('Fridge-freezer', 270, 556, 180, on),
      piece('Potted plant', 470, 60, 0, on),
      piece('Bookcase', 70, 30, 0, on),
      piece('Double bed', 780, 118, 0, on),
      piece('Bedside table', 670, 34, 0, on),
      piece('Wardrobe', 770, 304, 180, on),
      piece('Bathtub', 800, 386, 0, on),
      piece('Toilet', 600, 552, 180, on),
      piece('Washbasin', 700, 562, 180, on),
      piece('Shower', 840, 540, 0, on),
    ],
    labels: [label('label-1', 'Garden <south> & "terrace"', 300, 680, { level, color: 0x3a7d44 })],
    dimensionLines: [
      { id: 'dimension-1', level, xStart: 0, yStart: 0, xEnd: 900, yEnd: 0, offset: -45 },
      { id: 'dimension-2', level, xStart: 0, yStart: 0, xEnd: 0, yEnd: 600, offset: 45 },
    ],
  });
}
