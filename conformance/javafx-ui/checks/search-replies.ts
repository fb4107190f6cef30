import { asArray, asObject, asString } from '../../kit/reading/json.js';
import type { Check, CheckContext, QueryReading, WalkedNode } from '../check.js';
import type { ToolInput } from '../contract.js';
import { type LookReading, lineOf, look } from '../reading/look.js';

type Selector = ToolInput<'ui_query'>['selector'];

/** 19.3 What is answered */
export const searchReplies = {
  'query-ancestor': async (t) => {
    const { nodes } = await t.snapshot({ depth: 1000 });
    const seen = await look(t, { maxBytes: 1_000_000 });
    const { matches, reply } = await t.query({ selector: { css: '*' }, limit: 1000 }, 'judged');
    const expected = linesAbove(t.some(nodes, 'nodes'), seen);
    t.demand(
      [...expected.values()].some((line) => line !== null),
      'a node below a line',
      'none',
      reply,
    );
    for (const match of t.some(matches, 'matches of *')) {
      const line = expected.get(match.ref.uid);
      if (line !== undefined) t.equal(match.ancestor ?? null, line, `what ${match.ref.uid} stands in`, reply);
    }
    const graphic = await t.query({ selector: { css: '#graphic' } }, 'judged');
    const { uid } = await t.fixture.ref('#with-graphic');
    const told = lineOf(seen, uid) ?? 'a line of #with-graphic';
    t.expect(graphic.reply.text.includes(told), `${told} in the text`, graphic.reply.text, graphic.reply);
    const cell = await t.query({ selector: { css: '#table TableRow > TableCell' }, limit: 1 }, 'judged');
    const row = cell.matches[0]?.ancestor ?? 'nothing';
    t.expect(/^row \d+\b.*: Person="/.test(row), 'the line of its row above a cell', row, cell.reply);
  },

  'query-searched': async (t) => {
    await t.fixture.click('#open-twin');
    const { stages, nodes } = await t.snapshot({ stage: 'all', depth: 1000 });
    const selector = { css: '#there-is-no-such-node' };
    const all = await missed(t, { selector, scope: { stage: 'all' } });
    const ids = stages.map(({ windowId }) => windowId ?? 'no windowId');
    t.equal(all.windows, ids, 'the windows that were searched', all.reply);
    t.equal(all.nodes, nodes.length, 'the number of nodes that were looked at', all.reply);
    for (const id of ids)
      t.expect(all.reply.text.includes(id), `${id} in the text`, all.reply.text, all.reply);
    const stageIndex = await t.fixture.stageIndex('#twin-root');
    const twin = await missed(t, { selector, scope: { stageIndex } });
    t.equal(twin.windows, [ids[stageIndex]], 'the window that was searched', twin.reply);
    const own = nodes.filter((one) => one.stageIndex === stageIndex);
    t.equal(twin.nodes, own.length, 'the number of its nodes', twin.reply);
    const within = await missed(t, { selector, within: '#form-buttons' });
    t.equal(within.nodes, 3, 'the number of nodes below #form-buttons', within.reply);
  },

  'query-nearest': async (t) => {
    const cases: [Selector, string][] = [
      [{ css: '#submitt' }, 'submit'],
      [{ css: 'Hyperlinc' }, 'link'],
      [{ text: 'Submmit' }, 'submit'],
      [{ text: 'submit', match: 'equals', predicate: { typeIs: ['Button'] } }, 'submit'],
      [{ css: '#submit', predicate: { enabled: false } }, 'submit'],
      [{ predicate: { typeIs: ['CheckBox'], idEquals: 'agreed' } }, 'agree'],
    ];
    for (const [selector, id] of cases) {
      const { nearest, reply } = await missed(t, { selector });
      const what = JSON.stringify(selector);
      t.equal(nearest[0]?.id ?? null, id, `the id of what comes nearest to ${what}`, reply);
      t.expect(nearest.length <= 3, `at most three nodes near ${what}`, nearest.length, reply);
      for (const { uid } of nearest)
        t.expect(reply.text.includes(uid), `${uid} in the text`, reply.text, reply);
    }
  },
} satisfies Record<string, Check>;

/** Of each node the line that it stands in; none of those in rows, which the look tells without uids. */
function linesAbove(nodes: readonly WalkedNode[], seen: LookReading): Map<string, string | null> {
  const above = new Map<string, string | null>();
  const inRows = new Set<string>();
  for (const { node, parent } of nodes) {
    const { uid } = node.ref;
    if (/(?:Row|Cell)$/.test(node.type) || (parent && inRows.has(parent.ref.uid))) inRows.add(uid);
    else if (!parent) above.set(uid, null);
    else {
      const line = lineOf(seen, parent.ref.uid);
      above.set(uid, line && isNamed(line) ? line : (above.get(parent.ref.uid) ?? null));
    }
  }
  return above;
}

/** `u-3 TextField#email …`, `u-5 Button "OK" …`. */
const isNamed = (line: string): boolean => /^\S+ [^\s"]+#/.test(line) || /^\S+ \S+ "/.test(line);

interface Missed {
  readonly windows: (string | null)[];
  readonly nodes: unknown;
  readonly nearest: { id: string | null; uid: string }[];
  readonly reply: QueryReading['reply'];
}

/** What is answered to a query that finds nothing. */
async function missed(t: CheckContext, input: ToolInput<'ui_query'>): Promise<Missed> {
  const { matches, searched, nearest, reply } = await t.query(input, 'judged');
  t.equal(matches.length, 0, `the number of matches of ${JSON.stringify(input.selector)}`, reply);
  const place = asObject(searched);
  return {
    windows: asArray(place.windows).map(asString),
    nodes: place.nodes ?? null,
    nearest: asArray(nearest).map((one) => {
      const { id, ref } = asObject(one);
      return { id: asString(id), uid: asString(asObject(ref).uid) ?? 'no uid' };
    }),
    reply,
  };
}
