import type { Check, CheckContext } from '../check.js';
import type { ToolInput } from '../contract.js';
import { ids } from './selectors.js';

type Query = ToolInput<'ui_query'>;
type Selector = Query['selector'];
type Predicate = NonNullable<Selector['predicate']>;

/** 19.1 What is searched for, 19.2 Where it is searched */
export const widerSearch = {
  'query-combined': async (t) => {
    const cases: [Selector, string[]][] = [
      [{ css: 'Button', text: 'Submit', match: 'equals' }, ['submit']],
      [{ css: '#form-buttons > *', predicate: { typeIs: ['Hyperlink', 'Label'] } }, ['link']],
      [{ text: 'o', predicate: { typeIs: ['Text'], idEquals: 'two' } }, ['two']],
      [{ css: '#ordered > *', text: 'o', predicate: { typeIs: ['Text'] } }, ['two', 'four']],
      [{ css: 'Label', text: 'Submit', match: 'equals' }, []],
      [{ css: '#submit', predicate: { enabled: false } }, []],
      [{ text: 'Submit', match: 'equals', predicate: { typeIs: ['Label'] } }, []],
      [{ css: '#ordered > *', text: 'no such text', predicate: { visible: true } }, []],
    ];
    for (const [selector, expected] of cases)
      t.equal(await ids(t, selector), expected, `the matches of ${JSON.stringify(selector)}`);
  },

  'predicate-role': async (t) => {
    await finds(t, [
      [{ role: 'HYPERLINK' }, ['link']],
      [{ role: 'check_box' }, ['agree']],
      [{ role: 'Button', styleClassHas: 'primary' }, ['submit']],
      [{ role: 'BUTTON', idEquals: 'link' }, []],
      [{ role: 'HYPER' }, []],
    ]);
  },

  'predicate-tooltip': async (t) => {
    await finds(t, [
      [{ tooltip: 'Sends the form' }, ['submit']],
      [{ tooltip: ' sends THE ' }, ['submit']],
      [{ tooltip: 'Submit' }, []],
    ]);
  },

  'predicate-prompt': async (t) => {
    await finds(t, [
      [{ prompt: 'you@example.org' }, ['email']],
      [{ prompt: ' your NAME' }, ['name']],
      [{ prompt: 'Submit' }, []],
    ]);
  },

  'predicate-label': async (t) => {
    await finds(t, [
      [{ labelContains: 'E-mail' }, ['email']],
      [{ labelContains: ' NOTE' }, ['notes']],
      [{ labelContains: 'Submit' }, []],
    ]);
  },

  'predicate-blank': async (t) => {
    for (const member of ['role', 'tooltip', 'prompt', 'labelContains']) {
      const selector = { predicate: { [member]: ' \t' } };
      t.refuses(await t.call('ui_query', { selector }), JSON.stringify(selector));
    }
  },

  'query-within': async (t) => {
    const { uid } = await t.fixture.ref('#siblings');
    const cases: [string, Selector, string[]][] = [
      ['#form-buttons', { css: '*' }, ['submit', 'reset', 'link']],
      ['#form-buttons', { css: '#form-buttons' }, []],
      ['#form-buttons', { css: '#columns Button' }, ['submit', 'reset']],
      ['#form-buttons', { css: '#victim' }, []],
      [uid, { predicate: { typeIs: ['Button'] } }, ['first', 'victim', 'anonymous']],
      ['#behaviour-column >> #siblings', { text: 'Submit' }, []],
    ];
    for (const [within, selector, expected] of cases) {
      const found = await idsOf(t, { within, selector, limit: 1000 });
      t.equal(found, expected, `the matches of ${JSON.stringify(selector)} within ${within}`);
    }
  },

  'query-all': async (t) => {
    await t.fixture.click('#open-twin');
    const scope = { stage: 'all' } as const;
    for (const id of ['submit', 'twin-label'])
      t.equal(await idsOf(t, { scope, selector: { css: `#${id}` } }), [id], `the matches of #${id}`);
    const { nodes } = await t.snapshot({ stage: 'all', depth: 1000 });
    const { matches, reply } = await t.query({ scope, selector: { css: '*' }, limit: 1000 }, 'judged');
    t.equal(
      matches.map(({ ref }) => ref.uid),
      nodes.map(({ node }) => node.ref.uid).slice(0, 1000),
      'the nodes that * finds in all windows',
      reply,
    );
  },

  'query-all-index': async (t) => {
    const input = { scope: { stage: 'all', stageIndex: 0 }, selector: { css: '*' } } as const;
    t.refuses(await t.call('ui_query', input), 'all windows and one of them');
    const nulls = { ...input, scope: { stage: 'all', stageIndex: null } } as const;
    t.succeeds(await t.call('ui_query', nulls), 'all windows with stageIndex: null');
  },
} satisfies Record<string, Check>;

async function finds(t: CheckContext, cases: readonly [Predicate, string[]][]): Promise<void> {
  for (const [predicate, expected] of cases)
    t.equal(await ids(t, { predicate }), expected, `the matches of ${JSON.stringify(predicate)}`);
}

async function idsOf(t: CheckContext, input: Query): Promise<(string | null)[]> {
  return (await t.query(input, 'judged')).matches.map(({ id }) => id);
}
