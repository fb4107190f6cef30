import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CaptureRequest, RawNode, RawScene } from '../../server/javafx-ui/scene/port.js';
import {
  createHeadlessToolkit,
  type HeadlessToolkit,
} from '../../server/javafx-ui/toolkits/headless/index.js';
import { buildMixedScene } from './mixed-scene.js';

/** What a full snapshot asks a toolkit for. */
const everything: CaptureRequest = {
  scope: { kind: 'windows', selection: { stage: 'focused' } },
  sections: ['bounds', 'localToScreen', 'virtualization', 'module', 'pseudoClass', 'opacity'],
};

/** The mixed scene with about so many nodes, on a UI thread of its own. */
export async function showMixedScene(nodes: number, seed = 1): Promise<HeadlessToolkit> {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-bench-'));
  try {
    const fxml = join(folder, 'mixed.fxml');
    writeFileSync(fxml, buildMixedScene(nodes, seed));
    return await createHeadlessToolkit({ fxml });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function captureScene(toolkit: HeadlessToolkit): Promise<RawScene> {
  const at = performance.now() + 60_000;
  return toolkit.capture(everything, { at, remaining: () => at - performance.now() });
}

/** The same nodes again and again below one root, each with a uid of its own: only the size differs. */
export function repeatScene({ windows, nodes, capturedAt }: RawScene, times: number): RawScene {
  const [root, ...below] = nodes as [RawNode, ...RawNode[]];
  const repeated = [root];
  for (let time = 0; time < times; time++) {
    const offset = repeated.length - 1;
    for (const node of below) {
      const parent = node.parent === 0 ? 0 : node.parent + offset;
      repeated.push({ ...node, parent, uid: `u-${(60_000_000 + repeated.length).toString(36)}` });
    }
  }
  return { capturedAt, windows, nodes: repeated };
}
