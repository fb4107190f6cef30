import { queryScene } from '../../../engine/query.js';
import { type Compound, parseSelector } from '../../../engine/selector.js';
import { selectWindows } from '../../../engine/windows.js';
import type { LookupRequest, RawBounds, RawLookup, RawNode, RawWindow } from '../../port.js';
import type { Application } from '../runtime/application.js';
import type { Node } from '../scene/node.js';
import { CompoundSink } from './compound-sink.js';
import { describeWindow } from './describe-window.js';
import { RecordSink } from './record-sink.js';
import { StepsReader } from './steps.js';
import { SceneWalk } from './walk.js';

/** Evaluates a query beside the UI, so that only the matches cross to the other thread. */
export function lookup(app: Application, request: LookupRequest): RawLookup {
  app.layout();
  const windows = app.windows.all.map((window) => describeWindow(app, window));
  const { css } = request.selector;
  const compounds = css === undefined ? [] : parseSelector(css).compounds;
  return compounds.length === 1
    ? lookupCompound(app, windows, request, compounds[0]!)
    : lookupScene(app, windows, request);
}

/** One compound asks nothing of the ancestors: what does not match needs no record. */
function lookupCompound(
  app: Application,
  windows: RawWindow[],
  { selection, limit }: LookupRequest,
  compound: Compound,
): RawLookup {
  const sink = new CompoundSink(app.uids, compound, limit);
  const walk = new SceneWalk(sink);
  const steps = new StepsReader();
  const matches: RawLookup['matches'] = [];
  for (const chosen of selectWindows(windows, selection)) {
    const window = app.windows.all[windows.indexOf(chosen)]!;
    chosen.root = walk.add(window.scene.root, window);
    const { nodes, sources } = sink.records;
    for (let i = matches.length; i < nodes.length; i++) {
      const node = nodes[i]!;
      node.parent = -1;
      addSections(app, node, sources[i]!, steps);
      matches.push({ window: window.key, steps: steps.of(sources[i]!), node });
    }
  }
  return { windows, total: sink.total, matches };
}

function lookupScene(
  app: Application,
  windows: RawWindow[],
  { selection, selector, limit }: LookupRequest,
): RawLookup {
  const sink = new RecordSink(app.uids);
  const walk = new SceneWalk(sink);
  const chosen = new Set(selectWindows(windows, selection));
  app.windows.all.forEach((window, i) => {
    if (chosen.has(windows[i]!)) windows[i]!.root = walk.add(window.scene.root, window);
  });
  const { nodes, sources } = sink;
  const found = queryScene({ capturedAt: Date.now(), windows, nodes }, selector, selection, limit);
  const wanted = new Map(found.matches.map(({ node }) => [node.uid, node]));
  const steps = new StepsReader();
  for (let i = 0; wanted.size > 0 && i < nodes.length; i++) {
    const record = wanted.get(nodes[i]!.uid);
    if (!record) continue;
    addSections(app, record, sources[i]!, steps);
    wanted.delete(record.uid);
  }
  return found;
}

/** Only what matched needs its place and its items. */
function addSections(app: Application, record: RawNode, node: Node, steps: StepsReader): void {
  const [x, y] = node.sceneOrigin();
  const bounds: RawBounds = [x + node.minX, y + node.minY, node.width, node.height];
  if (bounds.every(Number.isFinite)) record.boundsInScene = bounds;
  const view = node.virtualization(app.uids, steps);
  if (view) record.virtualization = view;
}
