import { asArray, asObject, type JsonObject } from '../../kit/reading/json.js';
import type { State } from '../check.js';

export function readState(output: JsonObject): State {
  const list = (name: string): JsonObject[] => asArray(output[name]).map(asObject);
  return {
    whole: output,
    walls: list('walls'),
    rooms: list('rooms'),
    furniture: list('furniture'),
    labels: list('labels'),
    dimensionLines: list('dimensionLines'),
    levels: list('levels'),
    storedCameras: list('storedCameras'),
    homes: list('homes'),
    camera: asObject(output.camera),
    environment: asObject(output.environment),
  };
}

/** What a checkpoint holds: everything but which homes are open and whether they were saved. */
export function contentOf({ whole }: State): JsonObject {
  const { homes: _, ...content } = whole;
  return content;
}

/** The object of this id; an empty one when it is not there. */
export const withId = (list: readonly JsonObject[], id: unknown): JsonObject =>
  list.find((one) => one.id === id) ?? {};
