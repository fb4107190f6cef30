import { Random } from '../../codegen/evolution/fuzz/random.js';
import { type Call, Connection } from '../targets/connection.js';
import { hangsAfterMs } from '../targets/patience.js';
import type { Served } from '../targets/served.js';

export interface Tallied {
  /** Calls that each client had answered. */
  readonly served: readonly number[];
  /** How often each error came. */
  readonly errors: ReadonlyMap<string, number>;
}

/** Calls of every tool that are right at any time, whatever the others do. */
type MakeCall = (random: Random) => readonly [tool: string, input: object];

/** Looks at what came so far: how often each error, and how many calls were answered in all. */
export type IsOver = (errors: Tallied['errors'], calls: number) => boolean;

/** A deadline counts from arrival: on a busy machine many calls may stand in line for a while. */
const timeoutMs = 60_000;

/** So many clients with a connection each, which call without a pause until `isOver`. */
export async function crowd(
  server: Served,
  clients: number,
  { seed, isOver }: { seed: number; isOver: IsOver },
): Promise<Tallied> {
  const makeCall = await mixedCalls(server);
  const errors = new Map<string, number>();
  let calls = 0;
  const served = await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const random = new Random(seed + client * 7919);
      const connection = new Connection(server.endpoint, server.token, hangsAfterMs, 1);
      let count = 0;
      for (; !isOver(errors, calls); count++, calls++) {
        const { ok, code } = await connection.call(...makeCall(random));
        if (!ok) errors.set(code, (errors.get(code) ?? 0) + 1);
      }
      connection.close();
      return count;
    }),
  );
  return { served, errors };
}

async function mixedCalls(server: Served): Promise<MakeCall> {
  const ids = ['name', 'email', 'notes', 'click-target', 'submit', 'list', 'scroll-pane', 'status'];
  const refs = new Map<string, object>();
  for (const id of ids)
    refs.set(id, { uid: uidIn(await server.connection.call('ui_query', { selector: { css: `#${id}` } })) });
  const target = (id: string) => ({ ref: refs.get(id) });
  const calls: readonly MakeCall[] = [
    () => ['ui_get_snapshot', {}],
    () => ['ui_get_snapshot', { stage: 'all', mode: 'full', depth: 1000 }],
    (random) => ['ui_query', { selector: { css: `#${random.of(ids)}` } }],
    () => ['ui_query', { selector: { text: 'item', match: 'contains' } }],
    (random) => ['ui_get_node', { ref: refs.get(random.of(ids)), includeChildren: true }],
    (random) => [
      'ui_perform',
      { timeoutMs, actions: [{ type: 'setText', target: target('name'), text: `${random.next()}` }] },
    ],
    () => ['ui_perform', { timeoutMs, actions: [{ type: 'click', target: target('click-target') }] }],
    () => ['ui_perform', { timeoutMs, actions: [{ type: 'scroll', target: target('list'), deltaY: -48 }] }],
  ];
  // Pictures are so much dearer than the rest that a few are enough.
  return (random) => (random.chance(0.02) ? ['ui_screenshot', {}] : random.of(calls)(random));
}

function uidIn({ output }: Call): string {
  return (output.matches as { ref: { uid: string } }[])[0]!.ref.uid;
}
