import type { BoundingBox, HomeState } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { quote } from '../../../calls/quote.js';
import { planBounds, type Rectangle } from '../../geometry/bounds.js';
import { upwards } from '../../geometry/levels.js';
import { wallFinder } from '../../geometry/wall-of-door.js';
import { counted, countsOf } from '../text/counted.js';
import {
  cameraLine,
  dimensionLine,
  furnitureLine,
  labelLine,
  levelLine,
  roomLine,
  viewLine,
  wallLine,
} from '../text/objects.js';
import { dimensionLineOutput, labelOutput } from '../wire/annotations.js';
import { furnitureOutput } from '../wire/furniture.js';
import { homeOutput } from '../wire/home.js';
import { orNull, rounded } from '../wire/numbers.js';
import { roomOutput } from '../wire/room.js';
import { cameraOutput, environmentOutput, levelOutput, storedCameraOutput } from '../wire/views.js';
import { wallOutput } from '../wire/wall.js';
import type { Handlers } from './handler.js';

/** Lines of one kind in the text; structured content has them all. */
const shownLines = 300;

export const getState: Handlers['get_state'] = (_, { schema }) => ({
  async run({ home, files }) {
    const [records, windows] = [await home.state(), await home.windows()];
    const wallOf = wallFinder(records.walls);
    const output: HomeState = {
      schema,
      home: home.id,
      homes: windows.map((window, i) => homeOutput(window, i === 0, files)),
      walls: records.walls.map((wall) => wallOutput(records, wall)),
      rooms: records.rooms.map(roomOutput),
      furniture: records.furniture.map((piece) => furnitureOutput(wallOf, piece)),
      labels: records.labels.map(labelOutput),
      dimensionLines: records.dimensionLines.map(dimensionLineOutput),
      levels: upwards(records.levels).map((level) => levelOutput(records, level)),
      selectedLevel: records.selectedLevel,
      camera: cameraOutput(records.cameras),
      storedCameras: records.cameras.stored.map(storedCameraOutput),
      environment: environmentOutput(records.environment),
      boundingBox: orNull(planBounds(records), rectangle),
    };
    return { output, text: outline(output, counted(countsOf(records))) };
  },
});

function rectangle({ left, top, right, bottom }: Rectangle): BoundingBox {
  return { minX: rounded(left), minY: rounded(top), maxX: rounded(right), maxY: rounded(bottom) };
}

function outline(state: HomeState, contents: string): string {
  const info = state.homes.find(({ id }) => id === state.home);
  const name = info?.name == null ? '' : ` ${quote(info.name, 80)}`;
  const others = state.homes.filter(({ id }) => id !== state.home).map(({ id }) => id);
  const box = state.boundingBox;
  return [
    `${state.home}${name} has ${contents}${info?.modified ? ', not saved' : ''}.`,
    ...(others.length > 0 ? [`Other homes are open: ${others.join(', ')}.`] : []),
    ...(box ? [`It lies from (${box.minX}, ${box.minY}) to (${box.maxX}, ${box.maxY}).`] : []),
    ...lines(state.levels, levelLine),
    ...lines(state.walls, wallLine),
    ...lines(state.rooms, roomLine),
    ...lines(state.furniture, furnitureLine),
    ...lines(state.labels, labelLine),
    ...lines(state.dimensionLines, dimensionLine),
    cameraLine(state.camera),
    ...lines(state.storedCameras, (camera) => `${camera.id} ${quote(camera.name, 80)} ${viewLine(camera)}`),
  ].join('\n');
}

function lines<T>(objects: readonly T[], line: (object: T) => string): string[] {
  const shown = objects.slice(0, shownLines).map(line);
  const left = objects.length - shown.length;
  return left > 0 ? [...shown, `… and ${left} more, in structured content`] : shown;
}
