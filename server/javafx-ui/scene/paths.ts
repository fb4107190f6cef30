import type { RawNode } from './port.js';
import { Segments } from './segments.js';

/** A canonical path, taken apart. */
export interface ParsedPath {
  stageIndex: number;
  /** Below the root; empty for the root itself. */
  segments: PathSegment[];
}

export interface PathSegment {
  type: string;
  /** Place among the siblings of the same type. */
  n: number;
}

const index = '(0|[1-9][0-9]{0,8})';
const root = new RegExp(`^/stages\\[${index}\\]/scene/root(?=/|$)`);
const segment = new RegExp(`^([^/[\\]]+)\\[${index}\\]$`);

/** Null where the text is not a canonical path. */
export function parsePath(path: string): ParsedPath | null {
  const start = root.exec(path);
  if (!start) return null;
  const rest = path.slice(start[0].length);
  const segments: PathSegment[] = [];
  for (const step of rest === '' ? [] : rest.slice(1).split('/')) {
    const parts = segment.exec(step);
    if (!parts) return null;
    segments.push({ type: parts[1]!, n: Number(parts[2]) });
  }
  return { stageIndex: Number(start[1]), segments };
}

export function rootPath(stageIndex: number): string {
  return `/stages[${stageIndex}]/scene/root`;
}

/** `steps` as a toolkit reports them: `VBox[0]/Button[1]`, empty for the root. */
export function formatPath(stageIndex: number, steps: string): string {
  return steps === '' ? rootPath(stageIndex) : `${rootPath(stageIndex)}/${steps}`;
}

/** Index of the node at the segments below a window's root, or -1. Reads each node once at most. */
export function findBySegments(
  nodes: readonly RawNode[],
  rootIndex: number,
  segments: readonly PathSegment[],
): number {
  let current = rootIndex;
  for (const { type, n } of segments) {
    let left = n;
    let found = -1;
    // In pre-order the descendants of a node follow it, and none has a parent before it.
    for (let i = current + 1; i < nodes.length && nodes[i]!.parent >= current; i++) {
      const node = nodes[i]!;
      if (node.parent === current && node.type === type && left-- === 0) {
        found = i;
        break;
      }
    }
    if (found === -1) return -1;
    current = found;
  }
  return current;
}

/** End of the window's nodes: the index after the last descendant of its root. */
export function endOfSubtree(nodes: readonly RawNode[], rootIndex: number): number {
  let end = rootIndex + 1;
  while (end < nodes.length && nodes[end]!.parent !== -1) end++;
  return end;
}

/** Where nodes stand below the root of their window. Only what is asked for is put together. */
export function stepsReader(nodes: readonly RawNode[], from: number, to: number): (index: number) => string {
  const steps: string[] = [''];
  const segments = new Segments(to - from);
  for (let i = from + 1; i < to; i++) {
    const node = nodes[i]!;
    steps.push(
      node.n === undefined ? segments.step(node.parent - from, node.type) : `/${node.type}[${node.n}]`,
    );
  }
  return (index) => {
    const line: string[] = [];
    for (let i = index; nodes[i]!.parent !== -1; i = nodes[i]!.parent) line.push(steps[i - from]!);
    return line.reverse().join('').slice(1);
  };
}
