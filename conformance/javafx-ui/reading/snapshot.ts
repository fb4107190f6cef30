import { asArray, asObject, asString, isObject, type JsonObject } from '../../kit/reading/json.js';
import type { WalkedNode } from '../check.js';
import type { NodeMatch, NodeRef, UiNode, UiQueryOutput, UiSnapshot, UiStage } from '../contract.js';

/*
 * Replies in a shape that code can walk without asking at every step. Members that are of another type than
 * the contract says become what is there when there is nothing: an empty string or list, or absent.
 * That they were wrong is the finding of `result-schema`; checks of other things go on with the rest.
 */

/** A snapshot and all of its nodes. An answer that is asked for again is read once: nobody changes what was read. */
export function readWalked(output: JsonObject): { snapshot: UiSnapshot; nodes: readonly WalkedNode[] } {
  const known = walked.get(output);
  if (known) return known;
  const snapshot = readSnapshot(output);
  const reading = { snapshot, nodes: walk(snapshot) };
  walked.set(output, reading);
  return reading;
}

const walked = new WeakMap<JsonObject, { snapshot: UiSnapshot; nodes: readonly WalkedNode[] }>();

export function readSnapshot(output: unknown): UiSnapshot {
  const raw = asObject(output);
  const focus = asObject(raw.focus);
  return {
    ...raw,
    schema: asString(raw.schema) ?? '',
    capturedAt: asString(raw.capturedAt) ?? '',
    app: { ...asObject(raw.app), pid: typeof asObject(raw.app).pid === 'number' ? asObject(raw.app).pid : 0 },
    focus: {
      focusedNode: isObject(focus.focusedNode) ? readRef(focus.focusedNode) : null,
      focusedWindow: isObject(focus.focusedWindow)
        ? { stageIndex: index(focus.focusedWindow.stageIndex) }
        : null,
    },
    stages: asArray(raw.stages).filter(isObject).map(readStage),
  } as UiSnapshot;
}

function readStage(raw: Record<string, unknown>, position: number): UiStage {
  const scene = asObject(raw.scene);
  return {
    ...raw,
    stageIndex: index(raw.stageIndex, position),
    kind: asString(raw.kind) ?? '',
    title: asString(raw.title),
    scene: { ...scene, root: readNode(scene.root) },
  } as UiStage;
}

/** One that is absent is neither true nor false. */
const flags = ['visible', 'managed', 'disabled'] as const;
const sections = ['layout', 'text', 'value', 'accessibility', 'fx', 'virtualization'] as const;

export function readNode(output: unknown): UiNode {
  const raw = asObject(output);
  const node: Record<string, unknown> = {
    ...raw,
    ref: readRef(raw.ref),
    type: asString(raw.type) ?? '',
    id: asString(raw.id),
    styleClass: asArray(raw.styleClass).filter((name) => typeof name === 'string'),
    children: asArray(raw.children).filter(isObject).map(readNode),
  };
  // Only what has to go is deleted: an object that has lost a member is a slow one.
  for (const flag of flags) if (flag in raw && typeof raw[flag] !== 'boolean') delete node[flag];
  if ('pseudoClass' in raw)
    node.pseudoClass = asArray(raw.pseudoClass).filter((name) => typeof name === 'string');
  if ('childrenOmitted' in raw && typeof raw.childrenOmitted !== 'number') delete node.childrenOmitted;
  for (const section of sections) if (section in raw && !isObject(raw[section])) delete node[section];
  if (isObject(node.virtualization)) node.virtualization = readVirtualization(node.virtualization);
  return node as unknown as UiNode;
}

function readVirtualization(raw: Record<string, unknown>): Record<string, unknown> {
  const rows = asArray(raw.visibleCells).filter(isObject);
  return {
    ...raw,
    kind: asString(raw.kind) ?? '',
    itemsCount: index(raw.itemsCount, -1),
    selectedIndices: asArray(raw.selectedIndices).filter((one) => typeof one === 'number'),
    ...('columns' in raw ? { columns: asArray(raw.columns).filter(isObject) } : {}),
    visibleCells: rows.map((row) => ({
      ...row,
      index: index(row.index, -1),
      rowRef: readRef(row.rowRef),
      cells: asArray(row.cells).filter(isObject),
    })),
  };
}

export function readRef(value: unknown): NodeRef {
  const raw = asObject(value);
  return { ...raw, path: asString(raw.path) ?? '', uid: asString(raw.uid) ?? '' } as NodeRef;
}

export function readQuery(output: unknown): UiQueryOutput {
  const raw = asObject(output);
  return { ...raw, matches: asArray(raw.matches).filter(isObject).map(readMatch) } as UiQueryOutput;
}

function readMatch(raw: Record<string, unknown>): NodeMatch {
  return {
    ...raw,
    ref: readRef(raw.ref),
    type: asString(raw.type) ?? '',
    id: asString(raw.id),
    summary: asString(raw.summary) ?? '',
  } as NodeMatch;
}

const index = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise);

/** All nodes of a snapshot in document order, each with its place. */
export function walk(snapshot: UiSnapshot): WalkedNode[] {
  return snapshot.stages.flatMap((stage) =>
    walkNode(stage.scene.root, `/stages[${stage.stageIndex}]/scene/root`, stage.stageIndex),
  );
}

/** A node and all that is below it, in document order. */
export function walkNode(root: UiNode, path: string, stageIndex: number): WalkedNode[] {
  const found: WalkedNode[] = [];
  const visit = (node: UiNode, parent: UiNode | null, depth: number, at: string): void => {
    found.push({ node, parent, stageIndex, depth, path: at });
    const counts = new Map<string, number>();
    for (const child of node.children) {
      const n = counts.get(child.type) ?? 0;
      counts.set(child.type, n + 1);
      visit(child, node, depth + 1, `${at}/${child.type}[${n}]`);
    }
  };
  visit(root, null, 0, path);
  return found;
}
