import type { Check, CheckContext } from '../check.js';
import { tellsTexts } from '../fixture/exact-texts.js';
import { readNode } from '../reading/snapshot.js';
import { ids } from './selectors.js';

/** 9.1 Selectors: text */
export const textSearch = {
  'text-contains': {
    byReading: findsWhatItShows,
    async run(t) {
      await finds(t, { text: 'ubmi' }, ['submit'], 'the matches of a part of "Submit"');
      await finds(t, { text: 'SUBMIT' }, ['submit'], 'the matches of SUBMIT, contains');
      await finds(t, { text: 'привет' }, ['cyrillic'], 'the matches of привет, contains');
      await finds(t, { text: 'GRÜ' }, ['emoji'], 'the matches of GRÜ, contains');
      await finds(t, { text: 'Submit', match: 'equals' }, ['submit'], 'the matches of Submit, equals');
      await finds(t, { text: 'submit', match: 'equals' }, [], 'the matches of submit, equals');
      await finds(t, { text: 'padded', match: 'equals' }, ['padded'], 'the matches of padded, equals');
      await finds(t, { text: '  padded ', match: 'equals' }, ['padded'], 'the same with padding');
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

  'text-regex': async (t) => {
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

  'text-visible': async (t) => {
    const found = async (text: string) => (await t.query({ selector: { text } })).matches.map(({ id }) => id);
    await t.given('text-contains', async () => void t.some(await found('Submit'), 'matches of Submit'));
    t.equal(await found('Hidden words'), [], 'the matches below something invisible');
    t.equal(await found('Invisible'), [], 'the matches of an invisible button');
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
  const { nodes, stages } = await t.snapshot({ depth: 1000 });
  const hidden = new Set<unknown>();
  for (const { node, parent } of nodes) if (node.visible === false || hidden.has(parent)) hidden.add(node);
  const labelled = nodes.filter(({ node }) => !hidden.has(node) && /\p{L}{3}/u.test(node.text?.label ?? ''));
  if (labelled.length === 0) t.lacks('visible node with a text');
  const scope = { stageIndex: t.some(stages, 'windows')[0].stageIndex };
  for (const { node } of labelled.slice(0, 5)) {
    const label = node.text!.label!.trim().slice(0, 1000);
    const asked = [
      { text: label, match: 'equals' },
      { text: label.toUpperCase() },
      { text: `  ${label} ` },
    ] as const;
    for (const selector of asked) {
      const { matches, reply } = await t.query({ selector, scope, limit: 1000 });
      const found = matches.some(({ ref }) => ref.uid === node.ref.uid);
      // One that lives may show another text by now.
      if (!found && !(await stillShows(t, node.ref.uid, label))) continue;
      // Letters such as ß have no capital of one letter.
      if (selector.text.length !== label.length && selector.text === label.toUpperCase()) continue;
      t.expect(
        found,
        `${node.type} ${node.ref.uid} among the matches of ${JSON.stringify(selector)}`,
        matches.length,
        reply,
      );
    }
  }
}

async function stillShows(t: CheckContext, uid: string, label: string): Promise<boolean> {
  t.forget();
  const reply = await t.read('ui_get_node', { ref: { uid } });
  return reply.ok && readNode(reply.output).text?.label?.trim() === label;
}
