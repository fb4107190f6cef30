import type {
  CameraRecord,
  CamerasRecord,
  EnvironmentRecord,
  LevelRecord,
  TextureRecord,
} from '../../../home/records.js';
import type { Contents } from './contents.js';
import { OWN_PROPERTY } from './read-parts.js';
import { color, element } from './xml-element.js';

export function property(name: string, value: string): string {
  return element('property', { name: OWN_PROPERTY + name, value });
}

/** None or one element. */
export async function texture(
  record: TextureRecord | null,
  side: string | null,
  contents: Contents,
): Promise<string[]> {
  if (!record) return [];
  const { catalogId, name, width, height, angle, scale } = record;
  const image = await contents.imageOf(record);
  const written = { attribute: side, name, catalogId, width, height, angle, scale, image };
  return [element('texture', written)];
}

export async function environment(record: EnvironmentRecord, contents: Contents): Promise<string> {
  const { wallsAlpha, drawingMode, allLevelsVisible } = record;
  const attributes = {
    groundColor: color(record.groundColor),
    skyColor: color(record.skyColor),
    lightColor: color(record.lightColor),
    wallsAlpha,
    allLevelsVisible,
    ceillingLightColor: color(record.ceilingLightColor),
    drawingMode,
  };
  return element('environment', attributes, [
    ...(await texture(record.groundTexture, 'groundTexture', contents)),
    ...(await texture(record.skyTexture, 'skyTexture', contents)),
  ]);
}

export function cameras({ observer, top, stored }: CamerasRecord): string[] {
  const view = ({ x, y, z, yaw, pitch, fieldOfView }: CameraRecord) => ({
    lens: 'PINHOLE',
    x,
    y,
    z,
    yaw,
    pitch,
    fieldOfView,
  });
  return [
    element('observerCamera', { attribute: 'observerCamera', ...view(observer) }),
    element('camera', { attribute: 'topCamera', ...view(top) }),
    ...stored.map((camera) =>
      element(camera.mode === 'observer' ? 'observerCamera' : 'camera', {
        attribute: 'storedCamera',
        id: camera.id,
        name: camera.name,
        ...view(camera),
      }),
    ),
  ];
}

export function level(
  { id, name, elevation, floorThickness, height, visible }: LevelRecord,
  elevationIndex: number,
): string {
  return element('level', { id, name, elevation, floorThickness, height, elevationIndex, visible });
}
