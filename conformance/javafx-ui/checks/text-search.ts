import type { Check, CheckContext } from '../check.js';
import type { ToolInput, UiNode } from '../contract.js';
import { tellsTexts } from '../fixture/exact-texts.js';
import { readNode } from '../reading/snapshot.js';
import { ids } from './selectors.js';

/** 9.1 Selectors: text */
export const textSearch = {
  'text-contains': {
    byReading: findsWhatItShows,
    async run(t) {
      await finds(t, { text: 'ubmi' }, ['submit'], 'the matches of a part of "Submit"');
      await finds(t, { text: '  ubmi ' }, ['submit'], 'the matches of the same part with padding');
      await finds(t, { text: 'SUBMIT' }, ['submit'], 'the matches of SUBMIT, contains');
      await finds(t, { text: 'привет' }, ['cyrillic'], 'the matches of привет, contains');
      await finds(t, { text: 'GRÜ' }, ['emoji'], 'the matches of GRÜ, contains');
      await finds(t, { text: 'Submit', match: 'equals' }, ['submit'], 'the matches of Submit, equals');
      await finds(t, { text: 'submit', match: 'equals' }, [], 'the matches of submit, equals');
      await finds(t, { text: 'padded', match: 'equals' }, ['padded'], 'the matches of padded, equals');
      await finds(t, { text: '  padded ', match: 'equals' }, ['padded'], 'the same with padding');
      // Of a pattern and of what it is matched against, too.
      for (const text of ['^padded$', '  ^padded$ '])
        await finds(t, { text, match: 'regex' }, ['padded'], `the matches of "${text}", regex`);
      await holds(t, '#name', 'Grace Hopper');
      await finds(t, { text: 'grace' }, ['name'], 'the matches of what a text field holds');
      // The displayed value is a text of its control, too.
      for (const [text, id] of [
        ['Apple', 'fruit'],
        ['Medium', 'shirt'],
        ['MEDI', 'shirt'],
      ] as const) {
        const found = await ids(t, { text, match: text === 'MEDI' ? 'contains' : 'equals' });
        t.expect(found.includes(id), `#${id} among the matches of its value ${text}`, found);
      }
    },
  },

  'text-regex': {
    byReading: findsParts,
    async run(t) {
      await finds(t, { text: 'ub.it', match: 'regex' }, ['submit'], 'the matches of ub.it');
      await finds(t, { text: '^Sub', match: 'regex' }, ['submit'], 'the matches of ^Sub');
      await finds(t, { text: '^ubmit', match: 'regex' }, [], 'the matches of ^ubmit');
      await finds(t, { text: 'submit', match: 'regex' }, [], 'the matches of submit, in another case');
      await finds(t, { text: '(?i)^SUBMIT$', match: 'regex' }, ['submit'], 'the matches of (?i)^SUBMIT$');
      await finds(t, { text: '\\p{Cyrillic}{6}', match: 'regex' }, ['cyrillic'], 'the matches of Cyrillic');
      // Backtracking would need longer than the age of the universe for this one.
      await holds(t, '#notes', 'a'.repeat(5000));
      const reply = await t.call('ui_query', { selector: { text: '^(a+)+$|(a|aa)+b', match: 'regex' } });
      t.succeeds(reply, 'a pattern that backtracking never ends');
      const found = await ids(t, { text: '^(a+)+$', match: 'regex' });
      // Where nobody tells what it holds, nobody finds it by that.
      if (found.length === 0) await t.fixture.text('#notes');
      t.equal(found, ['notes'], 'the matches of ^(a+)+$ in 5000 letters');
    },
  },

  'text-bad-pattern': async (t) => {
    const wrong = [
      { text: '' },
      { text: '   ' },
      { text: '(', match: 'regex' },
      { text: '[a', match: 'regex' },
      { text: '(?<=a)b', match: 'regex' },
      { text: '(a)\\1', match: 'regex' },
    ];
    for (const selector of wrong)
      t.refuses(await t.callInvalid('ui_query', { selector }), JSON.stringify(selector));
  },

  'text-visible': {
    byReading: hidesUnseen,
    async run(t) {
      for (const match of ['contains', 'equals', 'regex'] as const) {
        const found = async (text: string) =>
          (await t.query({ selector: { text, match } })).matches.map(({ id }) => id);
        await t.given(match === 'regex' ? 'text-regex' : 'text-contains', async () => {
          t.some(await found('Submit'), `matches of Submit, ${match},`);
        });
        t.equal(await found('Hidden words'), [], `the matches below something invisible, ${match},`);
        t.equal(await found('Invisible'), [], `the matches of an invisible button, ${match},`);
      }
    },
  },

  'text-headers': async (t) => {
    for (const text of ['Advanced', 'Help', 'Person', 'Size']) {
      const { matches, reply } = await t.query({ selector: { text, match: 'equals' } });
      const [match] = t.some(
        matches.filter(({ id }) => id !== 'link'),
        `matches of the header "${text}"`,
        reply,
      );
      const node = await t.call('ui_get_node', { ref: match.ref });
      await t.given('ref-roundtrip', () => t.succeeds(node, `the node that shows "${text}"`));
    }
  },
} satisfies Record<string, Check>;

/** States which nodes of the fixture a search finds, where these are told by the texts that they have. */
async function finds(
  t: CheckContext,
  selector: Parameters<typeof ids>[1],
  expected: readonly string[],
  what: string,
): Promise<void> {
  const found = await ids(t, selector);
  if (found.join() !== expected.join()) await tellsTexts(t);
  t.equal(found, expected, what);
}

/** Lets a text input hold a text. *Ends the check* as blocked when the server does not tell of it. */
async function holds(t: CheckContext, selector: string, text: string): Promise<void> {
  await t.fixture.setText(selector, text);
  const told = await t.fixture.text(selector);
  await t.given('value-text-input', () => t.demand(told === text, `the text of ${selector}`, told));
}

/** States of some texts of an unknown application that the nodes which show them are found. */
async function findsWhatItShows(t: CheckContext): Promise<void> {
  const { seen, scope } = await labelled(t);
  for (const { node, label } of some(t, seen, 'visible node with a text')) {
    const asked = [
      { text: label, match: 'equals' },
      { text: label.toUpperCase() },
      { text: `  ${label} ` },
    ] as const;
    for (const selector of asked) {
      // Letters such as ß have no capital of one letter.
      if (selector.text.length !== label.length && selector.text === label.toUpperCase()) continue;
      await isAmong(t, node, label, { selector, scope });
    }
  }
}

/** States of some of its texts that they are found by a part, and not by that in another letter case. */
async function findsParts(t: CheckContext): Promise<void> {
  const { seen, scope } = await labelled(t);
  const plain = seen.filter(({ node, label }) => /^[A-Za-z]{3,}$/.test(label) && node.value?.text == null);
  for (const { node, label } of some(t, plain, 'visible node whose text is one word')) {
    const part = label.slice(1, 3);
    for (const text of [part, `^${label}$`, `^${label.slice(0, 1)}[a-zA-Z]+$`])
      await isAmong(t, node, label, { selector: { text, match: 'regex' }, scope });
    const other = `^${label === label.toUpperCase() ? label.toLowerCase() : label.toUpperCase()}$`;
    const { matches, reply } = await t.query({
      selector: { text: other, match: 'regex' },
      scope,
      limit: 1000,
    });
    const isThere = matches.some(({ ref }) => ref.uid === node.ref.uid);
    const still = isThere && (await stillShows(t, node.ref.uid, label));
    t.expect(!still, `${node.type} ${node.ref.uid} not among the matches of ${other}`, label, reply);
  }
}

/** States of its texts that nobody sees that they are not found. */
async function hidesUnseen(t: CheckContext): Promise<void> {
  const { unseen, scope } = await labelled(t);
  for (const { node, label } of some(t, unseen, 'invisible node with a text')) {
    const { uid } = node.ref;
    for (const match of ['contains', 'equals'] as const) {
      const selector = { text: label, match };
      const { matches, reply } = await t.query({ selector, scope, limit: 1000 });
      const found = matches.some(({ ref }) => ref.uid === uid);
      // One that lives may be shown by now.
      if (found && (await labelled(t)).seen.some((one) => one.node.ref.uid === uid)) continue;
      t.expect(
        !found,
        `${node.type} ${uid} not among the matches of ${JSON.stringify(selector)}`,
        'it is',
        reply,
      );
    }
  }
}

interface Labelled {
  readonly node: UiNode;
  readonly label: string;
}

/** The nodes of the focused window that have a text with words in it: those that can be seen, and the others. */
async function labelled(
  t: CheckContext,
): Promise<{ seen: Labelled[]; unseen: Labelled[]; scope: { stageIndex: number } }> {
  t.forget();
  const { nodes, stages } = await t.snapshot({ depth: 1000 });
  const hidden = new Set<unknown>();
  for (const { node, parent } of nodes) if (node.visible === false || hidden.has(parent)) hidden.add(node);
  const texts = nodes
    .filter(({ node }) => /\p{L}{3}/u.test(node.text?.label ?? ''))
    .map(({ node }) => ({ node, label: node.text!.label!.trim().slice(0, 1000) }));
  const scope = { stageIndex: t.some(stages, 'windows')[0].stageIndex };
  const isHidden = ({ node }: Labelled): boolean => hidden.has(node);
  return { seen: texts.filter((one) => !isHidden(one)), unseen: texts.filter(isHidden), scope };
}

/** A few of them. *Ends the check* without one. */
function some(t: CheckContext, list: readonly Labelled[], what: string): readonly Labelled[] {
  return list.length === 0 ? t.lacks(what) : list.slice(0, 5);
}

/** States that a search finds a node which shows a text. */
async function isAmong(
  t: CheckContext,
  node: UiNode,
  label: string,
  { selector, scope }: Pick<ToolInput<'ui_query'>, 'selector' | 'scope'>,
): Promise<void> {
  const { matches, reply } = await t.query({ selector, scope: scope ?? null, limit: 1000 });
  const found = matches.some(({ ref }) => ref.uid === node.ref.uid);
  // One that lives may show another text by now.
  if (!found && !(await stillShows(t, node.ref.uid, label))) return;
  const what = `${node.type} ${node.ref.uid} among the matches of ${JSON.stringify(selector)}`;
  t.expect(found, what, matches.length, reply);
}

async function stillShows(t: CheckContext, uid: string, label: string): Promise<boolean> {
  t.forget();
  const reply = await t.read('ui_get_node', { ref: { uid } });
  return reply.ok && readNode(reply.output).text?.label?.trim() === label;
}
