import type { Check, CheckContext, Reply } from '../check.js';

/** 4 Security: passwords */
export const passwords = {
  'password-hidden': async (t) => {
    const secret = 'tr0ub4dor-corr3ct';
    const { uid } = await t.fixture.ref('#secret');
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
    t.succeeds(said[0]!, 'setText of the password field');
    for (const reply of said) {
      const body = reply.exchange.response?.body ?? '';
      t.expect(
        body !== '' && !body.includes(secret),
        'a reply without the password',
        'it is in the reply',
        reply,
      );
      t.expect(
        !masked(secret.length).test(reply.text),
        'a text that does not tell its length',
        'a mask of that length',
        reply,
      );
    }
    const node = await t.node({ uid });
    t.equal(node.type, 'PasswordField', 'the type of #secret', node.reply);
    t.equal(node.value?.text ?? null, null, 'value.text of the password field', node.reply);
    const filled = await toldOf(t, uid);
    const emptied = await t.fixture.setText('#secret', '');
    t.equal(await toldOf(t, uid), filled, 'what is told of the password field when it is empty');
    const typed = await t.act({ type: 'focus', target }, { type: 'typeText', text: secret });
    const typedLess = await t.act({ type: 'focus', target }, { type: 'typeText', text: 's' });
    t.equal(spoken(emptied), spoken(said[0]!), 'the answer to setText with another password', emptied);
    t.equal(spoken(typedLess), spoken(typed), 'the answer to typeText with another password', typedLess);
  },

  'password-unsearchable': async (t) => {
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
    t.equal(
      matches.map(({ id }) => id),
      ['secret'],
      'the password field by its type',
      reply,
    );
  },
} satisfies Record<string, Check>;

/** A mask of as many signs as the password has. */
const masked = (length: number): RegExp => new RegExp(`(?<![•*●])[•*●]{${length}}(?![•*●])`);

const spoken = ({ output, text }: Reply): unknown => ({ output, text });

/** All that a caller hears of the field: whatever depends on the content discloses something of it. */
async function toldOf(t: CheckContext, uid: string): Promise<unknown> {
  const { reply } = await t.snapshot({ stage: 'all', depth: 1000 });
  const lines = reply.text.split('\n').filter((line) => line.includes(uid));
  const [line] = t.some(lines, 'lines of the password field', reply);
  const { reply: node } = await t.node({ uid });
  const { matches, reply: query } = await t.query({ selector: { css: '#secret' } });
  const [match] = t.some(matches, 'matches of #secret', query);
  return { line, node: t.stable('ui_get_node', node.output), text: node.text, match };
}
