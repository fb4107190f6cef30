import type { Check } from '../check.js';
import { ids } from './selectors.js';

/** 9.1 Selectors: text */
export const textSearch = {
  'text-contains': async (t) => {
    t.equal(await ids(t, { text: 'ubmi' }), ['submit'], 'the matches of a part of "Submit"');
    t.equal(await ids(t, { text: 'SUBMIT' }), ['submit'], 'the matches of SUBMIT, contains');
    t.equal(await ids(t, { text: 'привет' }), ['cyrillic'], 'the matches of привет, contains');
    t.equal(await ids(t, { text: 'GRÜ' }), ['emoji'], 'the matches of GRÜ, contains');
    t.equal(await ids(t, { text: 'Submit', match: 'equals' }), ['submit'], 'the matches of Submit, equals');
    t.equal(await ids(t, { text: 'submit', match: 'equals' }), [], 'the matches of submit, equals');
    t.equal(await ids(t, { text: 'padded', match: 'equals' }), ['padded'], 'the matches of padded, equals');
    t.equal(await ids(t, { text: '  padded ', match: 'equals' }), ['padded'], 'the same with padding');
    await t.fixture.setText('#name', 'Grace Hopper');
    t.equal(await ids(t, { text: 'grace' }), ['name'], 'the matches of what a text field holds');
  },

  'text-regex': async (t) => {
    t.equal(await ids(t, { text: 'ub.it', match: 'regex' }), ['submit'], 'the matches of ub.it');
    t.equal(await ids(t, { text: '^Sub', match: 'regex' }), ['submit'], 'the matches of ^Sub');
    t.equal(await ids(t, { text: '^ubmit', match: 'regex' }), [], 'the matches of ^ubmit');
    t.equal(
      await ids(t, { text: '(?i)^SUBMIT$', match: 'regex' }),
      ['submit'],
      'the matches of (?i)^SUBMIT$',
    );
    t.equal(
      await ids(t, { text: '\\p{Cyrillic}{6}', match: 'regex' }),
      ['cyrillic'],
      'the matches of Cyrillic',
    );
    // Backtracking would need longer than the age of the universe for this one.
    await t.fixture.setText('#notes', 'a'.repeat(5000));
    const reply = await t.call('ui_query', { selector: { text: '^(a+)+$|(a|aa)+b', match: 'regex' } });
    t.succeeds(reply, 'a pattern that backtracking never ends');
    const found = await ids(t, { text: '^(a+)+$', match: 'regex' });
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
    t.equal(await ids(t, { text: 'Hidden words' }), [], 'the matches below something invisible');
    t.equal(await ids(t, { text: 'Invisible' }), [], 'the matches of an invisible button');
    t.equal(await ids(t, { css: '#in-hidden' }), ['in-hidden'], 'the same node by its id');
  },

  'text-headers': async (t) => {
    for (const text of ['Advanced', 'Help', 'Person', 'Size']) {
      const { matches, reply } = await t.query({ selector: { text, match: 'equals' } });
      const [match] = t.some(
        matches.filter(({ id }) => id !== 'link'),
        `matches of the header "${text}"`,
        reply,
      );
      t.succeeds(await t.call('ui_get_node', { ref: match.ref }), `the node that shows "${text}"`);
    }
  },
} satisfies Record<string, Check>;
