import type { Check, CheckContext, Reply } from '../check.js';

/** 4 Security: passwords */
export const passwords = {
  'password-hidden': {
    byReading: saysNothing,
    async run(t) {
      await saysNothing(t);
      const { uid } = await t.fixture.ref('#secret');
      // What is in the field from the start, and what is put there.
      for (const reply of [
        await t.call('ui_get_snapshot', { stage: 'all', depth: 1000 }),
        await t.call('ui_get_node', { ref: { uid } }),
        await t.call('ui_query', { selector: { css: '#secret' } }),
      ])
        keeps(t, 'hunter2-fixture', reply);
      const secret = 'tr0ub4dor-corr3ct';
      const target = { ref: { uid } };
      const said = [
        await t.call('ui_perform', { actions: [{ type: 'setText', target, text: secret }] }),
        await t.call('ui_get_snapshot', {
          stage: 'all',
          mode: 'full',
          depth: 1000,
          include: { properties: true, accessibility: true },
        }),
        await t.call('ui_get_snapshot', { stage: 'all', depth: 1000 }),
        await t.call('ui_get_node', { ref: { uid }, includeChildren: true }),
        await t.call('ui_query', { selector: { css: '#secret' } }),
        await t.call('ui_perform', {
          actions: [{ type: 'setText', target: { ...target, item: { index: 0 } }, text: secret }],
        }),
        await t.callInvalid('ui_perform', {
          actions: [{ type: 'setText', target, text: secret, extra: secret }],
        }),
      ];
      await t.given('set-text', () => t.succeeds(said[0]!, 'setText of the password field'));
      for (const reply of said) keeps(t, secret, reply);
      const node = await t.node({ uid });
      t.equal(node.value?.text ?? null, null, 'value.text of the password field', node.reply);
      const filled = await toldOf(t, uid);
      t.forget();
      const again = await toldOf(t, uid);
      // What differs from one time to the next says nothing of what is in the field.
      await t.given('deterministic-query', () =>
        t.equal([again.match, again.found], [filled.match, filled.found], 'the match of #secret'),
      );
      await t.given('deterministic-text', () => t.equal(again.line, filled.line, 'the line of #secret'));
      const emptied = await t.fixture.setText('#secret', '');
      t.equal(await toldOf(t, uid), filled, 'what is told of the password field when it is empty');
      const type = (text: string) =>
        t.given('type-text', () => t.act({ type: 'focus', target }, { type: 'typeText', text }));
      const [typed, typedLess] = [await type(secret), await type('s')];
      t.equal(spoken(emptied), spoken(said[0]!), 'the answer to setText with another password', emptied);
      t.equal(spoken(typedLess), spoken(typed), 'the answer to typeText with another password', typedLess);
    },
  },

  'password-unsearchable': {
    byReading: isNeverFound,
    async run(t) {
      await isNeverFound(t);
      const selectors = [
        { text: 'hunter2-fixture', match: 'equals' },
        { text: 'hunter2', match: 'contains' },
        { text: '^hunter\\d', match: 'regex' },
        { predicate: { textContains: 'hunter2' } },
        { predicate: { textContains: '•••' } },
        { predicate: { textContains: '***' } },
      ] as const;
      for (const selector of selectors) {
        const { matches, reply } = await t.query({ selector });
        const found = matches.filter(({ id, type }) => id === 'secret' || type === 'PasswordField');
        t.equal(
          found.map(({ summary }) => summary),
          [],
          `password fields among the matches of ${JSON.stringify(selector)}`,
          reply,
        );
      }
      const { matches, reply } = await t.query({ selector: { predicate: { typeIs: ['PasswordField'] } } });
      const byType = matches.map(({ id }) => id);
      await t.given('predicate-all', () =>
        t.equal(byType, ['secret'], 'the password field by its type', reply),
      );
    },
  },
} satisfies Record<string, Check>;

/** States that a reply tells neither a password nor how long it is. */
function keeps(t: CheckContext, secret: string, reply: Reply): void {
  const body = reply.exchange.response?.body ?? '';
  t.expect(!body.includes(secret), 'a reply without the password', 'it is in the reply', reply);
  const isMasked = masked(secret.length).test(reply.text);
  t.expect(!isMasked, 'a text that does not tell its length', 'a mask of that length', reply);
}

/** A mask of as many signs as the password has. */
const masked = (length: number): RegExp => new RegExp(`(?<![•*●])[•*●]{${length}}(?![•*●])`);

const spoken = ({ output, text }: Reply): unknown => ({ output, text });

/** All that a caller hears of the field: whatever depends on the content discloses something of it. */
async function toldOf(
  t: CheckContext,
  uid: string,
): Promise<Record<'line' | 'node' | 'text' | 'match' | 'found', unknown>> {
  const { reply } = await t.snapshot({ stage: 'all', depth: 1000 });
  const lines = reply.text.split('\n').filter((line) => line.includes(uid));
  const [line] = await t.given('text-agrees', () => t.some(lines, 'lines of the password field', reply));
  const { reply: node } = await t.node({ uid });
  const { matches, reply: query } = await t.query({ selector: { css: '#secret' } });
  const [match] = await t.given('css-id', () => t.some(matches, 'matches of #secret', query));
  return { line, node: t.stable('ui_get_node', node.output), text: node.text, match, found: query.text };
}

/** States of every password field there is that nothing is told of its content. */
async function saysNothing(t: CheckContext): Promise<void> {
  const fields = await passwordFields(t);
  for (const { uid } of fields) {
    const { reply, value, text } = await t.node({ uid });
    t.equal(value?.text ?? null, null, `value.text of the password field ${uid}`, reply);
    t.equal(text?.label ?? null, null, `text.label of the password field ${uid}`, reply);
    const signs = /[•*●]{3,}/.exec([reply.text, ...stringsIn(reply.output)].join('\n'))?.[0] ?? null;
    t.equal(signs, null, `a mask in what is told of ${uid}`, reply);
  }
}

/** States that no password field is found by what it shows. */
async function isNeverFound(t: CheckContext): Promise<void> {
  const fields = new Set((await passwordFields(t)).map(({ uid }) => uid));
  for (const selector of [{ text: '.', match: 'regex' }, { text: '•' }, { text: '*' }] as const) {
    const { matches, reply } = await t.query({ selector, limit: 1000 });
    const found = matches.filter(({ ref, type }) => fields.has(ref.uid) || type === 'PasswordField');
    t.equal(found.length, 0, `the password fields among the matches of ${JSON.stringify(selector)}`, reply);
  }
}

async function passwordFields(t: CheckContext): Promise<{ uid: string }[]> {
  const { nodes } = await t.snapshot({ depth: 1000 });
  const fields = nodes.filter(({ node }) => node.type === 'PasswordField').map(({ node }) => node.ref);
  return fields.length > 0 ? fields : t.lacks('password field');
}

function stringsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsIn) : [];
}
