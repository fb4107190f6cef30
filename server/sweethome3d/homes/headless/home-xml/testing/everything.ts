import { flat } from '../../../../drawing/testing/flat.js';
import { label, piece, rectangleRoom, room, texture, wall } from '../../../../drawing/testing/records.js';
import type { HomeRecords } from '../../../../home/records.js';

/** A home in which nothing is as it is by itself. */
export function everything(): HomeRecords {
  const base = flat();
  const level = 'level-2';
  const on = { level };
  return {
    ...base,
    wallHeight: 260,
    levels: [
      ...base.levels,
      { id: level, name: 'Attic', elevation: 262, height: 230, floorThickness: 15, visible: false },
    ],
    selectedLevel: level,
    walls: [
      ...base.walls,
      wall('wall-7', [0, 0, 300, 0], {
        ...on,
        thickness: 7.5,
        height: 230,
        heightAtEnd: 120,
        arcExtent: -1.25,
        leftSideColor: 0x102030,
        leftSideTexture: { ...texture('Red bricks', 2), angle: 0.5 },
        leftSideShininess: 0.25,
        rightSideColor: 0,
        rightSideTexture: { ...texture('Concrete'), catalogId: 'other#stone', name: 'Stone', category: null },
        rightSideShininess: 1,
        topColor: 0xffffff,
      }),
    ],
    rooms: [
      ...base.rooms,
      room('room-4', null, rectangleRoom(0, 0, 300, 200), {
        ...on,
        nameVisible: false,
        areaVisible: false,
        floorVisible: false,
        floorColor: 0xabcdef,
        floorShininess: 0.5,
        ceilingVisible: false,
        ceilingColor: 0x1,
        ceilingTexture: texture('Striped wallpaper'),
        ceilingShininess: 0.75,
      }),
    ],
    furniture: [
      ...base.furniture,
      piece('Desk', 100, 100, 30, {
        ...on,
        id: 'furniture-desk',
        catalogId: null,
        name: 'Writing "place"',
        nameVisible: true,
        elevation: 5,
        color: 0x123456,
        texture: texture('Walnut floor'),
        shininess: 0.5,
        visible: false,
        movable: false,
        modelMirrored: true,
        model: { vertices: [0, 0, 0, 1, 0, 0, 0, 1, 0.5], triangles: [0, 1, 2], transparency: 0.25 },
      }),
    ],
    labels: [
      ...base.labels,
      label('label-2', 'two\nlines', 10, 20, {
        ...on,
        angle: 0.5,
        fontSize: 24,
        bold: true,
        italic: true,
        alignment: 'RIGHT',
        color: 0x445566,
        outlineColor: 0x778899,
        elevation: 30,
        pitch: 0.75,
      }),
    ],
    cameras: {
      active: 'observer',
      observer: { x: 1, y: 2, z: 3, yaw: 4, pitch: -0.5, fieldOfView: 1.5 },
      top: { x: -10, y: -20, z: 500, yaw: 3, pitch: 1, fieldOfView: 0.75 },
      stored: [
        {
          id: 'camera-1',
          name: 'Door',
          mode: 'observer',
          x: 9,
          y: 8,
          z: 7,
          yaw: 0.5,
          pitch: 0.25,
          fieldOfView: 1,
        },
        {
          id: 'camera-2',
          name: 'All',
          mode: 'top',
          x: 9,
          y: 8,
          z: 700,
          yaw: 0.5,
          pitch: 1.25,
          fieldOfView: 1,
        },
      ],
    },
    environment: {
      groundColor: 0x112233,
      groundTexture: texture('Grass'),
      skyColor: 0x445566,
      skyTexture: texture('Cloudy sky'),
      lightColor: 0x778899,
      ceilingLightColor: 0xaabbcc,
      wallsAlpha: 0.5,
      drawingMode: 'FILL_AND_OUTLINE',
      allLevelsVisible: true,
    },
  };
}
