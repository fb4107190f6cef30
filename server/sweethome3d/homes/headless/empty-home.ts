import { radians } from '../../geometry/angle.js';
import type { HomeRecords } from '../../home/records.js';

/** A home before anything was done to it, with the measures and the views that the application starts with. */
export const emptyHome: HomeRecords = {
  wallHeight: 250,
  levels: [],
  selectedLevel: null,
  walls: [],
  rooms: [],
  furniture: [],
  labels: [],
  dimensionLines: [],
  cameras: {
    active: 'top',
    observer: { x: 50, y: 50, z: 170, yaw: radians(315), pitch: radians(11.25), fieldOfView: radians(63) },
    top: { x: 50, y: 1050, z: 1010, yaw: radians(180), pitch: radians(45), fieldOfView: radians(63) },
    stored: [],
  },
  environment: {
    groundColor: 0xa8a8a8,
    groundTexture: null,
    skyColor: 0xcce4fc,
    skyTexture: null,
    lightColor: 0xd0d0d0,
    ceilingLightColor: 0xd0d0d0,
    wallsAlpha: 0,
    drawingMode: 'FILL',
    allLevelsVisible: true,
  },
};
