import type { Check, CheckContext } from '../check.js';
import type { ToolInput } from '../contract.js';

type Selector = ToolInput<'ui_query'>['selector'];

/** 9.1 Selectors: CSS and predicates */
export const selectors = {
  'query-one-selector': async (t) => {
    const wrong = [
      {},
      { css: null, text: null, predicate: null },
      { css: 'Button', text: 'OK' },
      { css: 'Button', predicate: { visible: true } },
      { text: 'OK', predicate: { visible: true } },
      { match: 'equals' },
    ];
    // Later versions let several of them hold at once.
    const allowed = (input: object): boolean => t.contract.tools.ui_query.validateInput(input);
    for (const selector of wrong.filter((one) => !allowed({ selector: one })))
      t.refuses(await t.callInvalid('ui_query', { selector }), JSON.stringify(selector));
    await t.query({ selector: { css: '*' } });
    await one(t, { css: '*', text: null, predicate: null, match: null });
  },

  'css-id': async (t) => {
    t.equal(await ids(t, { css: '#submit' }), ['submit'], 'the matches of #submit');
    t.equal(await ids(t, { css: '#deepest' }), ['deepest'], 'the matches of #deepest');
    t.equal(await ids(t, { css: '#deep-1' }), ['deep-1'], 'the matches of #deep-1, beside #deep-10');
    t.equal(await ids(t, { css: '#Submit' }), [], 'the matches of #Submit, in another letter case');
    t.equal(await ids(t, { css: '#no-such-id' }), [], 'the matches of #no-such-id');
    for (const id of ['invisible-button', 'in-hidden'])
      t.equal(await ids(t, { css: `#${id}` }), [id], `the matches of #${id}, which nobody sees`);
  },

  'css-type': async (t) => {
    const { nodes } = await t.snapshot({ depth: 1000 });
    const types = [...new Set(t.some(nodes, 'nodes').map(({ node }) => node.type))];
    // A popup of the focused window is searched, too; only what stands in the window itself is compared.
    const inWindow = new Set(nodes.map(({ node }) => node.ref.uid));
    for (const type of types.filter((name) => /^[A-Za-z_]\w*$/.test(name)).slice(0, 50)) {
      const expected = nodes.filter(({ node }) => node.type === type).map(({ node }) => node.ref.uid);
      const { matches, reply } = await t.query({ selector: { css: type }, limit: 1000 }, 'judged');
      const found = matches.map(({ ref }) => ref.uid).filter((uid) => inWindow.has(uid));
      if (expected.length <= 1000) t.equal(found, expected, `the nodes that ${type} finds`, reply);
      t.equal(
        [...new Set(matches.map((match) => match.type))],
        [type],
        `the types that ${type} finds`,
        reply,
      );
    }
    const [other] = types.map((type) => type.toLowerCase()).filter((type) => !types.includes(type));
    if (other === undefined) return;
    const { matches, reply } = await t.query({ selector: { css: other } }, 'judged');
    const found = matches.map(({ type }) => type).filter((type) => type !== other);
    t.equal(found, [], `the types that ${other}, in another letter case, finds`, reply);
  },

  'css-class': async (t) => {
    const { nodes } = await t.snapshot({ depth: 1000 });
    const styled = nodes.filter(({ node }) => node.styleClass.some((name) => /^[A-Za-z][\w-]*$/.test(name)));
    const names = new Set(
      styled.flatMap(({ node }) => node.styleClass.filter((name) => /^[A-Za-z][\w-]*$/.test(name))),
    );
    const inWindow = new Set(nodes.map(({ node }) => node.ref.uid));
    const compare = async (classes: string[]) => {
      const css = classes.map((name) => `.${name}`).join('');
      const expected = nodes.filter(({ node }) => classes.every((name) => node.styleClass.includes(name)));
      const { matches, reply } = await t.query({ selector: { css }, limit: 1000 }, 'judged');
      const found = matches.map(({ ref }) => ref.uid).filter((uid) => inWindow.has(uid));
      t.equal(
        found,
        expected.map(({ node }) => node.ref.uid).slice(0, 1000),
        `the nodes that ${css} finds`,
        reply,
      );
    };
    if (names.size === 0) t.lacks('node with a style class');
    for (const name of t.some([...names], 'style classes').slice(0, 6)) await compare([name]);
    await compare([[...names][0]!.toUpperCase()]);
    const pair = tellingPair(styled.map(({ node }) => node.styleClass.filter((name) => names.has(name))));
    if (pair) await compare(pair);
  },

  'css-combinators': async (t) => {
    const cases: [string, string[]][] = [
      ['#siblings > *', ['first', 'victim', 'anonymous']],
      ['#behaviour-column > Button', []],
      ['#behaviour-column #victim', ['victim']],
      ['BorderPane #submit', ['submit']],
      ['#fixture-root HBox#form-buttons > .button.primary', ['submit']],
      ['#deep-1 #deep-6 > #deep-7 Label', ['deepest']],
      ['#deep-1 > Label', []],
      ['#fixture-root', ['fixture-root']],
      ['* > #form-buttons > *', ['submit', 'reset', 'link']],
    ];
    for (const [css, expected] of cases) t.equal(await ids(t, { css }), expected, `the matches of ${css}`);
  },

  'css-grammar': async (t) => {
    const outside = [
      'Button, Label',
      '[id=submit]',
      'Button[id=submit]',
      'Button + Label',
      'Button ~ Label',
      'Button:hover',
      'Button::before',
      '> Button',
      'Button >',
      'Button > > Label',
      '##a',
      '.',
      '#',
      '   ',
      'Button!',
      '#a#b',
      '.a#b',
    ];
    for (const css of outside)
      t.refuses(await t.callInvalid('ui_query', { selector: { css } }), JSON.stringify(css));
  },

  'predicate-all': async (t) => {
    const cases: [NonNullable<Selector['predicate']>, string[]][] = [
      [{ idEquals: 'submit' }, ['submit']],
      [{ typeIs: ['CheckBox', 'Hyperlink'] }, ['link', 'agree']],
      [{ styleClassHas: 'primary' }, ['submit']],
      [{ typeIs: ['Button'], enabled: false }, ['disabled-button']],
      [{ typeIs: ['Button'], visible: false }, ['invisible-button']],
      [{ typeIs: ['TextField'], enabled: false }, ['in-disabled']],
      [{ typeIs: ['Button'], textContains: 'SUBM', visible: true, enabled: true }, ['submit']],
      [{ typeIs: ['Button'], textContains: '  submit ' }, ['submit']],
      [{ idEquals: 'padded', textContains: 'PADDED' }, ['padded']],
      [{ idEquals: 'submit', enabled: false }, []],
      [{ idEquals: 'submit', visible: false }, []],
      [{ idEquals: 'submit', styleClassHas: 'no-such-class' }, []],
      [{ idEquals: 'submit', typeIs: ['Label'] }, []],
      [{ idEquals: 'submit', textContains: 'no such text' }, []],
      [{ typeIs: ['Button'], idEquals: 'no-such-id' }, []],
    ];
    for (const [predicate, expected] of cases)
      t.equal(await ids(t, { predicate }), expected, `the matches of ${JSON.stringify(predicate)}`);
  },

  'predicate-empty': async (t) => {
    const nulls = {
      typeIs: null,
      idEquals: null,
      styleClassHas: null,
      textContains: null,
      visible: null,
      enabled: null,
    };
    t.refuses(await t.callInvalid('ui_query', { selector: { predicate: {} } }), 'an empty predicate');
    t.refuses(await t.callInvalid('ui_query', { selector: { predicate: nulls } }), 'a predicate of nulls');
  },
} satisfies Record<string, Check>;

/** Two style classes of one node, at best such that other nodes have only one of them. */
function tellingPair(lists: readonly string[][]): string[] | undefined {
  const pairs = lists.flatMap((names) => names.slice(1).map((name) => [names[0]!, name]));
  const shared = pairs.find((pair) =>
    lists.some((names) => names.includes(pair[0]!) !== names.includes(pair[1]!)),
  );
  return shared ?? pairs[0];
}

/** Ids of the matches in the fixture's own window; that there is an answer is judged, too. */
export async function ids(t: CheckContext, selector: Selector): Promise<(string | null)[]> {
  const stageIndex = await t.fixture.stageIndex('#fixture-root');
  const { matches } = await t.query({ selector, scope: { stageIndex }, limit: 1000 }, 'judged');
  return matches.map(({ id }) => id);
}

async function one(t: CheckContext, selector: Selector): Promise<void> {
  t.succeeds(await t.call('ui_query', { selector, limit: 1 }), JSON.stringify(selector));
}
