import { contract } from '../../generated/mcp-javafx-ui/1.0/index.js';
import { tokenMatcher } from '../../server/host/http/authorization.js';
import { createEngine } from '../../server/javafx-ui/engine/engine.js';
import type { RawNode, RawScene, Toolkit } from '../../server/javafx-ui/scene/port.js';
import { growthOf } from './growth.js';

/** Quadratic work would give 8; linear work gives 1, and more where caches end or the machine is busy. */
const mostGrowth = 4;

export interface Growth {
  readonly name: string;
  readonly growth: number;
}

/** Patterns that take exponential time where backtracking is used; the text is made to fail them late. */
const patterns: Record<string, string> = {
  '(a+)+$': '(a+)+$',
  '(a|aa)+$': '(a|aa)+$',
  '(.*)*x': '(.*)*x',
  '([a-z]+)*\\d': '([a-z]+)*\\d',
  '(a?){30}a{30}': '(a?){30}a{30}',
  '^(([a-z])+.)+[A-Z]([a-z])+$': '^(([a-z])+.)+[A-Z]([a-z])+$',
};
const selectors = [
  '* * * * * Nothing',
  'VBox VBox VBox VBox Button',
  'VBox > VBox > VBox > Nothing',
  '.c .c .c .c .c .no',
];

/** Growth of the time of each hostile pattern and selector with what it is applied to. */
export async function growths(rounds?: number): Promise<Growth[]> {
  const results: Growth[] = [];
  for (const [name, text] of Object.entries(patterns)) {
    const query = { selector: { text, match: 'regex' } };
    results.push({
      name: `regex ${name}`,
      growth: await growthOf((size) => ask(labelled(size), query), 2000, rounds),
    });
  }
  for (const css of selectors) {
    const query = { selector: { css } };
    results.push({
      name: `selector ${css}`,
      growth: await growthOf((size) => ask(nested(size), query), 400, rounds),
    });
  }
  results.push({
    name: 'text search',
    growth: await growthOf((size) => ask(labelled(size), { selector: { text: 'b' } }), 4000, rounds),
  });
  return results;
}

export function problemsOf(results: readonly Growth[]): string[] {
  return results
    .filter(({ growth }) => growth > mostGrowth)
    .map(
      ({ name, growth }) => `${name}: eight times as much takes ${(8 * growth).toFixed(1)} times as long.`,
    );
}

/** How much longer a token takes that is wrong in its last character than one that is wrong in its first. */
export async function comparisonRatio(): Promise<number> {
  const token = 'a'.repeat(43);
  const matches = tokenMatcher(token);
  const [early, late] = [`b${token.slice(1)}`, `${token.slice(1)}b`];
  const compare = (given: string) => () => {
    for (let i = 0; i < 20_000; i++) matches(given);
  };
  // The same work twice, only the place of the mistake differs: nothing grows.
  return 8 * (await growthOf((size) => (size === 1 ? compare(early) : compare(late))(), 1, 9));
}

const cache = new Map<string, RawScene>();

/** One label with that many letters. */
function labelled(size: number): RawScene {
  const made = cache.get(`label ${size}`);
  if (made) return made;
  const label = { ...node(1, 0, 'Label'), label: `${'a'.repeat(size)}!` };
  return remember(`label ${size}`, [node(0, -1, 'VBox'), label]);
}

/** Boxes in each other, a hundred deep, again and again. */
function nested(size: number): RawScene {
  const made = cache.get(`nested ${size}`);
  if (made) return made;
  const nodes = [node(0, -1, 'VBox')];
  for (let i = 1; i < size; i++) nodes.push(node(i, i % 100 === 1 ? 0 : i - 1, 'VBox'));
  return remember(`nested ${size}`, nodes);
}

function remember(key: string, nodes: RawNode[]): RawScene {
  const window = {
    key: 1,
    kind: 'stage' as const,
    title: 'x',
    focused: true,
    owner: null,
    ...{ x: 0, y: 0, width: 9, height: 9, stylesheets: [], root: 0, focusOwner: null },
  };
  const scene: RawScene = { capturedAt: 0, windows: [window], nodes };
  cache.set(key, scene);
  return scene;
}

function node(number: number, parent: number, type: string): RawNode {
  return { uid: `u-${number}`, parent, type, id: null, styleClass: ['c'], boundsInScene: [0, 0, 1, 1] };
}

async function ask(scene: RawScene, input: object): Promise<void> {
  const toolkit: Toolkit = {
    info: () => ({ pid: 1 }),
    attached: true,
    capture: async () => scene,
    perform: async () => ({ ok: true, window: null }),
    close: async () => {},
  };
  const engine = createEngine({ toolkit, contract, options: { fxTimeoutMs: 600_000 } });
  const reply = await engine.call('ui_query', input, { arrivedAt: performance.now() });
  if (!reply.ok) throw new Error(reply.text);
}
