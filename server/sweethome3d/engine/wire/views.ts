import type {
  Camera,
  Environment,
  Level,
  StoredCamera,
  ViewPoint,
} from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import type {
  CameraRecord,
  CamerasRecord,
  EnvironmentRecord,
  HomeRecords,
  LevelRecord,
  StoredCameraRecord,
} from '../../home/records.js';
import { bearing, hexColor, rounded, signedDegrees } from './numbers.js';
import { textureOutput } from './texture.js';

export function viewOutput({ x, y, z, yaw, pitch, fieldOfView }: CameraRecord): ViewPoint {
  return {
    x: rounded(x),
    y: rounded(y),
    z: rounded(z),
    yaw: bearing(yaw),
    pitch: signedDegrees(pitch),
    fov: signedDegrees(fieldOfView),
  };
}

/** The camera in use. */
export const cameraOutput = (cameras: CamerasRecord): Camera => ({
  mode: cameras.active,
  ...viewOutput(cameras[cameras.active]),
});

export const storedCameraOutput = (camera: StoredCameraRecord): StoredCamera => ({
  id: camera.id,
  name: camera.name,
  ...viewOutput(camera),
});

export function levelOutput(home: Pick<HomeRecords, 'selectedLevel'>, level: LevelRecord): Level {
  return {
    id: level.id,
    name: level.name,
    elevation: rounded(level.elevation),
    height: rounded(level.height),
    floorThickness: rounded(level.floorThickness),
    viewable: level.visible,
    selected: level.id === home.selectedLevel,
  };
}

export function environmentOutput(environment: EnvironmentRecord): Environment {
  return {
    groundColor: hexColor(environment.groundColor),
    groundTexture: textureOutput(environment.groundTexture),
    skyColor: hexColor(environment.skyColor),
    skyTexture: textureOutput(environment.skyTexture),
    lightColor: hexColor(environment.lightColor),
    ceilingLightColor: hexColor(environment.ceilingLightColor),
    wallsAlpha: rounded(environment.wallsAlpha),
    drawingMode: environment.drawingMode,
    allLevelsVisible: environment.allLevelsVisible,
  };
}
