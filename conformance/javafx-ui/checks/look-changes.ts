import type { Check } from '../check.js';
import { lineOf, look } from '../reading/look.js';

/** 16.3 Changes */
export const lookChanges = {
  'look-same': async (t) => {
    const first = await look(t);
    t.some(first.lines, 'lines', first.reply);
    for (let i = 0; i < 3; i++) {
      const again = await look(t);
      t.equal([again.revision, again.outline], [first.revision, first.outline], 'a later look', again.reply);
    }
  },

  'look-unchanged': async (t) => {
    const { revision } = await look(t);
    const { kind, base, reply } = await look(t, { since: revision });
    t.equal([kind, base], ['unchanged', revision], 'kind and base of a look at what has not changed', reply);
    t.expect(Buffer.byteLength(reply.text) <= 300, 'at most 300 bytes of text', reply.text.length, reply);
  },

  'look-delta': async (t) => {
    const before = await look(t);
    const victim = await t.fixture.ref('#victim');
    const count = await t.fixture.ref('#click-count');
    const still = await t.fixture.ref('#submit');
    await t.fixture.click('#click-target');
    await t.fixture.click('#remove');
    const gone = await look(t, { since: before.revision });
    t.equal([gone.kind, gone.base], ['delta', before.revision], 'kind and base', gone.reply);
    const marked = (uid: string): string | undefined =>
      gone.lines.find((line) => line.replace(/^[-+~ ]+/, '').startsWith(`${uid} `))?.[0];
    t.equal(marked(count.uid), '~', 'what the line of #click-count begins with', gone.reply);
    t.equal(marked(victim.uid), '-', 'what the line of #victim begins with', gone.reply);
    t.expect(!lineOf(gone, still.uid), 'no line of #submit', lineOf(gone, still.uid), gone.reply);
    await t.fixture.click('#add');
    const added = await look(t, { since: gone.revision });
    const fresh = added.lines.filter((line) => line.startsWith('+'));
    t.expect(fresh.length > 0, 'lines with + after a node was added', added.outline, added.reply);
  },

  'look-unknown-revision': async (t) => {
    const { revision, outline } = await look(t, { maxBytes: 2048 });
    t.demand(outline !== '', 'an outline', outline);
    for (const input of [{ since: 'r999999999' }, { since: revision, maxBytes: 4096 }]) {
      const { kind, base, reply } = await look(t, input);
      t.equal([kind, base], ['full', null], `kind and base with ${JSON.stringify(input)}`, reply);
    }
  },
} satisfies Record<string, Check>;
