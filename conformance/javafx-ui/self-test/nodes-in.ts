import { asArray, asObject, type JsonObject } from '../../kit/reading/json.js';

/** All nodes of a snapshot or below a single node, in document order. */
export function nodesIn(output: JsonObject): JsonObject[] {
  if (!('stages' in output)) return [output, ...asArray(output.children).map(asObject).flatMap(nodesIn)];
  const roots = asArray(output.stages).map((stage) => asObject(asObject(asObject(stage).scene).root));
  return roots.flatMap(nodesIn);
}
