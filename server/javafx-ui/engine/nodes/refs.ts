import { quote } from '../../../calls/quote.js';
import type { NodeRefInput } from '../../contract.js';
import { findBySegments, type ParsedPath, parsePath } from '../../scene/paths.js';
import type { CaptureRequest, Deadline, NodePlace, RawScene } from '../../scene/port.js';
import { orderWindows } from '../../scene/windows.js';
import { invalidInput, nodeNotFound, staleRef } from '../errors.js';
import type { GuardedToolkit } from '../toolkit-guard.js';

/** A node that is there: `scene.nodes[0]`, and where it stands. */
export interface FoundNode {
  scene: RawScene;
  place: NodePlace;
}

/**
 * Captures the node that a reference names. A uid decides alone: a path beside it is never a fallback,
 * because the wrong widget is worse than an error; it can only contradict.
 */
export async function findNode(
  toolkit: GuardedToolkit,
  ref: NodeRefInput,
  request: Omit<CaptureRequest, 'scope'>,
  deadline: Deadline,
): Promise<FoundNode> {
  const path = pathOf(ref);
  const uid = ref.uid ?? (await uidAtPath(toolkit, ref, path!, deadline));
  const scene = await toolkit.capture({ scope: { kind: 'node', uid }, ...request }, deadline);
  if (scene.found === undefined) {
    if (scene.missing !== 'stale') throw nodeNotFound(ref);
    throw staleRef(ref, `The node ${uid} is not in a showing window any more.`);
  }
  const named = path?.segments.at(-1)?.type;
  const { type } = scene.nodes[0]!;
  if (named !== undefined && named !== type) {
    throw staleRef(ref, `The node ${uid} is a ${type}, but the path ends with a ${named}.`);
  }
  return { scene, place: scene.found };
}

/** The uid of a reference that needs no look at the scene: there is a uid and nothing contradicts it. */
export function plainUid(ref: NodeRefInput): string | undefined {
  return ref.uid != null && !pathOf(ref)?.segments.length ? ref.uid : undefined;
}

/** Refuses a malformed path before anything is done. */
export function checkRef({ path }: NodeRefInput, pointer: string): void {
  if (path == null || parsePath(path)) return;
  const expected = 'a path such as /stages[0]/scene/root/VBox[0]/Button[1]';
  const message = `Expected "path" to be ${expected}, got ${quote(path, 60)}.`;
  throw invalidInput([{ pointer: `${pointer}/path`, message, expected }]);
}

function pathOf({ path }: NodeRefInput): ParsedPath | null {
  return path == null ? null : parsePath(path);
}

async function uidAtPath(
  toolkit: GuardedToolkit,
  ref: NodeRefInput,
  { stageIndex, segments }: ParsedPath,
  deadline: Deadline,
): Promise<string> {
  const scope = { kind: 'windows', selection: { stageIndex } } as const;
  const scene = await toolkit.capture({ scope, depth: segments.length, sections: [] }, deadline);
  const root = orderWindows(scene.windows)[stageIndex]?.root ?? -1;
  const index = root === -1 ? -1 : findBySegments(scene.nodes, root, segments);
  if (index === -1) throw nodeNotFound(ref);
  return scene.nodes[index]!.uid;
}
