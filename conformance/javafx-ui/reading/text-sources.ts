import type { CheckContext, Reply } from '../check.js';
import type { UiNode } from '../contract.js';
import { nodeLines } from './outline.js';

/** The lines that tell of each node, by its uid. */
export interface ToldNodes {
  readonly lines: ReadonlyMap<string, readonly string[]>;
  /** The nodes as the tool itself tells them beside its text, where it does. */
  readonly nodes?: ReadonlyMap<string, UiNode>;
  /** One of the replies that they stand in. */
  readonly reply: Reply;
}

/** A tool whose text tells of nodes. */
export interface TextSource {
  readonly tool: string;
  lines(t: CheckContext, nodes: readonly UiNode[]): Promise<ToldNodes>;
  /** Whether a line of this node is asked for. */
  tells(node: UiNode, lines: ToldNodes['lines']): boolean;
}

export const sources: readonly TextSource[] = [
  {
    tool: 'ui_get_snapshot',
    async lines(t, nodes) {
      const { reply } = await t.snapshot({ stage: 'all', depth: 1000 });
      return { lines: linesIn(reply, nodes), reply };
    },
    tells: () => true,
  },
  {
    tool: 'ui_query',
    async lines(t, nodes) {
      const stageIndex = await t.fixture.stageIndex('#fixture-root');
      const query = await t.query({ selector: { css: '*' }, scope: { stageIndex }, limit: 1000 });
      const cut = query.truncated === true || query.matches.length === 50;
      await t.given('query-limit', () =>
        t.demand(!cut, 'all matches of * with limit 1000', query.matches.length),
      );
      const found = query.matches.map(({ ref }) => ref.uid);
      await t.given('query-order', () =>
        t.equal(found.length, new Set(found).size, 'the number of matches, each once,', query.reply),
      );
      const lines = linesIn(query.reply, nodes);
      for (const { ref } of query.matches) if (!lines.has(ref.uid)) lines.set(ref.uid, []);
      return { lines, reply: query.reply };
    },
    tells: ({ ref }, lines) => lines.has(ref.uid),
  },
  {
    tool: 'ui_get_node',
    async lines(t, nodes) {
      const asked = nodes.filter(({ id }) => id !== null && single.includes(id));
      const replies = await Promise.all(
        asked.map(async ({ ref }) => [ref.uid, await t.node({ uid: ref.uid })] as const),
      );
      const own = replies.map(([uid, { reply }]) => [uid, linesIn(reply, nodes).get(uid) ?? []] as const);
      const [[, { reply }]] = t.some(replies, 'single nodes');
      return { lines: new Map(own), nodes: new Map(replies), reply };
    },
    tells: ({ ref }, lines) => lines.has(ref.uid),
  },
];

/** Nodes in all states, and some in none. */
const single = [
  ...['submit', 'name', 'email', 'notes', 'agree', 'bold', 'red', 'green', 'first', 'form-buttons'],
  ...['disabled-button', 'disabled-group', 'in-disabled', 'invisible-button', 'hidden-group', 'volume'],
];

function linesIn({ text }: Reply, nodes: readonly UiNode[]): Map<string, string[]> {
  const lines = new Map<string, string[]>();
  const told = nodes.map(({ ref, type }) => ({ uid: ref.uid, type }));
  for (const { uid, line } of nodeLines(text, told)) lines.set(uid, [...(lines.get(uid) ?? []), line]);
  return lines;
}
