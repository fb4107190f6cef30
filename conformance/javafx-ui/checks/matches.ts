import type { Check, CheckContext } from '../check.js';
import { nothingCut } from '../reading/whole-snapshot.js';
import { distinctUids } from './identity.js';

/** 9.2 Matches */
export const matches = {
  'query-order': async (t) => {
    const { nodes, reply: told } = await t.snapshot({ depth: 1000 });
    await t.given('uid-unique', () => distinctUids(t, nodes, told));
    const order = new Map(nodes.map(({ node }, i) => [node.ref.uid, i]));
    for (const selector of ways) {
      const { matches: found, reply } = await t.query({ selector, limit: 1000 });
      if (found.length === 0 && selector.text !== undefined) await someText(t);
      const uids = found.map(({ ref }) => ref.uid);
      if (selector.text === undefined) t.some(uids, 'matches');
      t.equal(new Set(uids).size, uids.length, 'the number of different nodes among the matches', reply);
      const places = uids.flatMap((uid) => order.get(uid) ?? []);
      t.equal(
        places,
        [...places].sort((a, b) => a - b),
        'the places of the matches in the snapshot',
        reply,
      );
    }
  },

  'query-subset': async (t) => {
    const { nodes, reply: told } = await t.snapshot({ stage: 'all', depth: 1000 });
    await t.given('uid-unique', () => distinctUids(t, nodes, told));
    await t.given('snapshot-depth', () => nothingCut(t, { nodes, reply: told }));
    const known = new Map(nodes.map(({ node }) => [node.ref.uid, node]));
    for (const selector of ways) {
      const { matches: found, reply } = await t.query({ selector, limit: 1000 });
      if (selector.css !== undefined) t.some(found, 'matches of *');
      for (const match of found) {
        const node = known.get(match.ref.uid);
        const fact = { type: match.type, id: match.id };
        const expected = node ? { type: node.type, id: node.id } : 'a node of the snapshot';
        t.equal(fact, expected, match.ref.uid, reply);
      }
    }
  },

  'query-limit': async (t) => {
    await t.query({ selector: { css: '*' } });
    const all = await t.query({ selector: { css: '*' }, limit: 1000 }, 'judged');
    const total = t.some(all.matches, 'matches of *').length;
    for (const limit of [1, 2, 7]) {
      const { matches: found, reply } = await t.query({ selector: { css: '*' }, limit }, 'judged');
      t.equal(
        found.map(({ ref }) => ref.uid),
        all.matches.slice(0, limit).map(({ ref }) => ref.uid),
        `the matches of limit ${limit}`,
        reply,
      );
    }
    for (const selector of ways.slice(1)) {
      const { matches: found, reply } = await t.query({ selector, limit: 2 });
      t.expect(found.length <= 2, `at most 2 matches of ${JSON.stringify(selector)}`, found.length, reply);
    }
    const { matches: plain, reply } = await t.query({ selector: { css: '*' } });
    t.equal(plain.length, Math.min(50, total), 'the number of matches without a limit', reply);
    for (const limit of [0, -1, 1001, 1.5])
      t.refuses(await t.callInvalid('ui_query', { selector: { css: '*' }, limit }), `limit ${limit}`);
  },

  'query-truncated': async (t) => {
    const all = await t.query({ selector: { css: '*' }, limit: 1000 });
    if (all.matches.length < 2) t.lacks('two nodes in the focused window');
    const { truncated, total, reply, matches: cut } = await t.query({ selector: { css: '*' }, limit: 1 });
    await t.given('query-limit', () => t.equal(cut.length, 1, 'the number of matches with limit 1', reply));
    t.equal(truncated ?? null, true, 'truncated of a list that was cut', reply);
    if (all.truncated !== true)
      t.equal(total ?? null, all.matches.length, 'total of a list that was cut', reply);
    const [{ ref, type, id }] = t.some(all.matches, 'matches');
    // An id may have signs that the grammar of selectors does not have.
    const selector = id ? { predicate: { idEquals: id } } : { predicate: { typeIs: [type] } };
    const single = await t.query({ selector, limit: 1000 });
    t.expect(
      single.truncated !== true && single.matches.some((match) => match.ref.uid === ref.uid),
      'a whole list without truncated: true',
      single.truncated ?? 'absent',
      single.reply,
    );
  },

  'query-scope': async (t) => {
    await t.fixture.click('#open-twin');
    await t.fixture.click('#open-menu');
    const [main, twin] = [
      await t.fixture.stageIndex('#fixture-root'),
      await t.fixture.stageIndex('#twin-root'),
    ];
    const found = async (css: string, stageIndex: number) =>
      (await t.query({ selector: { css }, scope: { stage: 'index', stageIndex } }, 'judged')).matches.map(
        ({ id }) => id,
      );
    t.equal(await found('#twin-label', twin), ['twin-label'], 'the matches of #twin-label in its window');
    t.equal(await found('#twin-label', main), [], 'the matches of #twin-label in the other window');
    t.equal(await found('#submit', twin), [], 'the matches of #submit in the twin');
    const search = { text: 'Paste', match: 'equals' } as const;
    const menu = await t.query({ selector: search, scope: { stageIndex: main } });
    t.some(menu.matches, 'matches in the popup that the window owns', menu.reply);
    const other = await t.query({ selector: search, scope: { stageIndex: twin } });
    t.equal(other.matches.length, 0, 'the number of matches in a window that owns no popup', other.reply);
  },

  'query-scope-index': {
    run: meansIndex,
    async withFixture(t) {
      // Among several windows it is not always the focused one.
      await t.fixture.click('#open-zebra');
      await meansIndex(t);
    },
  },
} satisfies Record<string, Check>;

/** A search for everything by each kind of selector; a text is found only where there is one. */
const ways: readonly { css?: string; predicate?: { visible: boolean }; text?: string; match?: 'regex' }[] = [
  { css: '*' },
  { predicate: { visible: true } },
  { text: '.', match: 'regex' },
];

/** An application that nobody knows may show no text. The fixture does, and then it is for another check to say. */
const someText = (t: CheckContext): Promise<void> =>
  t.given('text-regex', () => t.demand(!t.onFixture, 'nodes with a text', 'none'));

async function meansIndex(t: CheckContext): Promise<void> {
  const { stages } = await t.snapshot({ stage: 'all', depth: 0 });
  const uids = async (scope: { stageIndex: number; stage?: 'index' | null }) =>
    (await t.query({ selector: { css: '*' }, scope, limit: 20 }, 'judged')).matches.map(({ ref }) => ref.uid);
  for (const { stageIndex } of t.some(stages, 'windows')) {
    const named = await uids({ stage: 'index', stageIndex });
    t.some(named, `matches in window ${stageIndex}`);
    t.equal(await uids({ stageIndex }), named, `the matches of stageIndex ${stageIndex} alone`);
    t.equal(await uids({ stageIndex, stage: null }), named, `the matches of ${stageIndex} with stage: null`);
  }
  const invalid = { selector: { css: '*' }, scope: { stage: 'index' } };
  t.refuses(await t.callInvalid('ui_query', invalid), 'index without stageIndex');
}
