import { queryScene } from '../../../engine/query.js';
import { selectWindows } from '../../../engine/windows.js';
import type { LookupRequest, RawBounds, RawLookup } from '../../port.js';
import type { Application } from '../runtime/application.js';
import { describeWindow } from './describe-window.js';
import { RecordSink } from './record-sink.js';
import { StepsReader } from './steps.js';
import { SceneWalk } from './walk.js';

/** Evaluates a query beside the UI, so that only the matches cross to the other thread. */
export function lookup(app: Application, { selection, selector, limit }: LookupRequest): RawLookup {
  app.layout();
  const sink = new RecordSink(app.uids);
  const walk = new SceneWalk(sink);
  const windows = app.windows.all.map((window) => describeWindow(app, window));
  const chosen = new Set(selectWindows(windows, selection));
  app.windows.all.forEach((window, i) => {
    if (chosen.has(windows[i]!)) windows[i]!.root = walk.add(window.scene.root, window);
  });
  const scene = { capturedAt: Date.now(), windows, nodes: sink.nodes };
  const found = queryScene(scene, selector, selection, limit);
  addSections(app, found, sink);
  return found;
}

/** Only what matched needs its place and its items. */
function addSections(app: Application, { matches }: RawLookup, { nodes, sources }: RecordSink): void {
  const wanted = new Map(matches.map(({ node }) => [node.uid, node]));
  const steps = new StepsReader();
  for (let i = 0; wanted.size > 0 && i < nodes.length; i++) {
    const record = wanted.get(nodes[i]!.uid);
    if (!record) continue;
    const node = sources[i]!;
    const [x, y] = node.sceneOrigin();
    const bounds: RawBounds = [x + node.minX, y + node.minY, node.width, node.height];
    if (bounds.every(Number.isFinite)) record.boundsInScene = bounds;
    const view = node.virtualization(app.uids, steps);
    if (view) record.virtualization = view;
    wanted.delete(record.uid);
  }
}
