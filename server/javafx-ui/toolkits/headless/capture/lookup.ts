import type { LookupRequest, RawBounds, RawLookup, RawNode } from '../../../scene/port.js';
import { queryScene } from '../../../scene/search/query.js';
import { parseSelector, type Selector } from '../../../scene/search/selector.js';
import { selectWindows } from '../../../scene/windows.js';
import type { Application } from '../runtime/application.js';
import type { Node } from '../scene/node.js';
import { recordsAround } from './around.js';
import { addAlone } from './capture.js';
import { windowFacts } from './describe-window.js';
import { findByChain, LONGEST_CHAIN } from './find-by-chain.js';
import { findByCompound } from './find-by-compound.js';
import { RecordSink } from './record-sink.js';
import { StepsReader } from './steps.js';
import { SceneWalk } from './walk.js';

/** Evaluates a query beside the UI, so that only what is told crosses to the other thread. */
export function lookup(app: Application, request: LookupRequest): RawLookup {
  app.layout();
  const { css, text, predicate } = request.selector;
  const alone = text === undefined && predicate === undefined;
  const selector = css === undefined || !alone ? undefined : parseSelector(css);
  if (!selector || selector.compounds.length > LONGEST_CHAIN) return lookupScene(app, request);
  const found = lookupNodes(app, request, selector);
  // What comes nearest only a look at all nodes tells.
  return found.total > 0 ? found : lookupScene(app, request);
}

function findBySelector(root: Node, selector: Selector): Node[] {
  const { compounds } = selector;
  return compounds.length === 1 ? findByCompound(root, compounds[0]!) : findByChain(root, selector);
}

/** A selector looks at nothing but the nodes themselves: what does not match needs no record. */
function lookupNodes(app: Application, { selection, limit }: LookupRequest, selector: Selector): RawLookup {
  const windows = app.windows.all.map((window) => windowFacts(app, window));
  const sink = new RecordSink(app.uids);
  const walk = new SceneWalk(sink, 0);
  const steps = new StepsReader();
  const matches: RawLookup['matches'] = [];
  const told: Node[] = [];
  let total = 0;
  for (const chosen of selectWindows(windows, selection)) {
    const window = app.windows.all[windows.indexOf(chosen)]!;
    const found = findBySelector(window.scene.root, selector);
    total += found.length;
    for (const node of found.slice(0, limit - matches.length)) {
      const record = sink.nodes[addAlone(walk, node, window)]!;
      addSections(app, record, node, steps);
      matches.push({ window: window.key, steps: steps.of(node), node: record });
      told.push(node);
    }
  }
  return { windows, total, matches, around: recordsAround(app, told) };
}

function lookupScene(app: Application, { selection, selector, limit }: LookupRequest): RawLookup {
  const windows = app.windows.all.map((window) => ({ ...windowFacts(app, window), root: -1 }));
  const sink = new RecordSink(app.uids);
  const walk = new SceneWalk(sink);
  const chosen = new Set(selectWindows(windows, selection));
  app.windows.all.forEach((window, i) => {
    if (chosen.has(windows[i]!)) windows[i]!.root = walk.add(window.scene.root, window);
  });
  const { nodes, sources } = sink;
  const found = queryScene({ windows, nodes }, selector, selection, limit);
  const told = [...found.matches, ...(found.missed?.nearest ?? [])];
  const wanted = new Map(told.map(({ node }) => [node.uid, node]));
  const steps = new StepsReader();
  const shown: Node[] = [];
  for (let i = 0; shown.length < wanted.size && i < nodes.length; i++) {
    const record = wanted.get(nodes[i]!.uid);
    if (!record) continue;
    addSections(app, record, sources[i]!, steps);
    shown.push(sources[i]!);
  }
  return { ...found, around: found.missed ? [] : recordsAround(app, shown) };
}

/** Only what is told needs its place and its items. */
function addSections(app: Application, record: RawNode, node: Node, steps: StepsReader): void {
  const [x, y] = node.sceneOrigin();
  const bounds: RawBounds = [x + node.minX, y + node.minY, node.width, node.height];
  if (bounds.every(Number.isFinite)) record.boundsInScene = bounds;
  const view = node.virtualization(app.uids, steps);
  if (view) record.virtualization = view;
}
