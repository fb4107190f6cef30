import type { Check, CheckContext } from '../check.js';
import type { Action } from '../contract.js';

type Modifiers = NonNullable<Extract<Action, { type: 'pressKey' }>['modifiers']>;

/** 10.3 Actions: focus and keyboard */
export const keyboardActions = {
  'focus-action': async (t) => {
    for (const id of ['#email', '#agree', '#key-pane']) {
      const { uid } = await t.fixture.ref(id);
      await t.act({ type: 'focus', target: { ref: { uid } } });
      const { focus, reply } = await t.snapshot({ depth: 0 });
      t.equal(focus.focusedNode?.uid ?? null, uid, `the focus owner after focus on ${id}`, reply);
    }
  },

  'set-text': async (t) => {
    for (const text of ['Ada', 'Grüße "👋🏽" \\ привет', '']) {
      await t.fixture.setText('#name', text);
      t.equal(await t.fixture.text('#name'), text, 'the text of #name');
    }
    await t.fixture.setText('#notes', 'one\ntwo\tthree');
    t.equal(await t.fixture.text('#notes'), 'one\ntwo\tthree', 'the text of #notes');
  },

  'type-text': async (t) => {
    const target = { ref: await t.fixture.ref('#name') };
    const text = 'Ä"ß\\ ок 👋🏽 x';
    await t.act({ type: 'setText', target, text: '' }, { type: 'focus', target }, { type: 'typeText', text });
    t.equal(await t.fixture.text('#name'), text, 'the text of #name');
    const notes = { ref: await t.fixture.ref('#notes') };
    await t.act({ type: 'focus', target: notes }, { type: 'typeText', text: 'first\nsecond' });
    t.equal(await t.fixture.text('#notes'), 'first\nsecond', 'the text of #notes');
  },

  'type-window': async (t) => {
    await t.fixture.click('#open-twin');
    const [name, twin] = [await t.fixture.ref('#name'), await t.fixture.ref('#twin-field')];
    await t.act({ type: 'focus', target: { ref: name } }, { type: 'typeText', text: 'here' });
    t.equal(await t.fixture.text('#name'), 'here', 'the text of #name, the last target');
    await t.act({ type: 'focus', target: { ref: twin } }, { type: 'typeText', text: 'there' });
    t.equal(await t.fixture.text('#twin-field'), 'there', 'the text of #twin-field, the last target');
    await t.act(
      { type: 'focus', target: { ref: twin } },
      { type: 'focus', target: { ref: name } },
      { type: 'typeText', text: '!' },
      { type: 'pressKey', key: 'BACK_SPACE' },
      { type: 'typeText', text: '?' },
    );
    const typed = (await t.fixture.text('#name')) ?? '';
    t.expect(typed.includes('?') && !typed.includes('!'), '"?" in #name, the last of two targets', typed);
    const { focus, stages } = await t.snapshot({ stage: 'focused', depth: 0 });
    const owner = focus.focusedNode?.uid;
    if (stages[0]?.scene.root.id === 'fixture-root' && owner === name.uid) {
      await t.act({ type: 'typeText', text: '+' });
      t.expect(
        ((await t.fixture.text('#name')) ?? '').includes('+'),
        'typing without a target in #name',
        'not there',
      );
    } else {
      await t.act({ type: 'typeText', text: '+' });
      const twinText = (await t.fixture.text('#twin-field')) ?? '';
      t.expect(twinText.includes('+'), 'typing without a target in the focused window', twinText);
    }
  },

  'type-no-focus': async (t) => {
    await t.fixture.click('#open-untitled');
    const target = { ref: await t.fixture.ref('#untitled-label') };
    for (const typing of [
      { type: 'typeText', text: 'x' },
      { type: 'pressKey', key: 'A' },
    ] as const) {
      t.actionFails(await t.perform([{ type: 'click', target }, typing]), 'NO_FOCUS', 1);
    }
    t.equal(await t.fixture.text('#name'), '', 'the text of #name in the other window');
  },

  'press-key': async (t) => {
    t.equal(await logged(t, 'ENTER'), '+ENTER -ENTER', 'what #key-pane saw of ENTER');
    t.equal(await logged(t, 'page_down'), '+PAGE_DOWN -PAGE_DOWN', 'what it saw of page_down');
    t.equal(await logged(t, 'F5'), '+F5 -F5', 'what it saw of F5');
    const name = { ref: await t.fixture.ref('#name') };
    await t.act(
      { type: 'focus', target: name },
      { type: 'typeText', text: 'abc' },
      { type: 'pressKey', key: 'BACK_SPACE' },
    );
    t.equal(await t.fixture.text('#name'), 'ab', 'the text of #name after BACK_SPACE');
  },

  'press-modifiers': async (t) => {
    const cases: [Modifiers, string][] = [
      [['CTRL'], 'CTRL'],
      [['shift'], 'SHIFT'],
      [['Control', 'ALT'], 'CTRL-ALT'],
      [['COMMAND'], 'META'],
      [['SHIFT', 'CTRL', 'ALT', 'META'], 'SHIFT-CTRL-ALT-META'],
    ];
    for (const [modifiers, held] of cases) {
      const log = await logged(t, 'K', modifiers);
      t.expect(
        log.split(' ').includes(`+${held}-K`),
        `K pressed with ${held} for ${JSON.stringify(modifiers)}`,
        log,
      );
    }
    const shortcut = await logged(t, 'K', ['SHORTCUT']);
    t.expect(/\+(CTRL|META)-K/.test(shortcut), 'K pressed with CTRL or META for SHORTCUT', shortcut);
  },

  'press-modifiers-released': async (t) => {
    await logged(t, 'K', ['CTRL', 'SHIFT']);
    t.equal(await logged(t, 'J'), '+J -J', 'what #key-pane saw of J after CTRL+SHIFT+K');
    // A call that fails after it must not leave a modifier behind either.
    const target = { ref: await t.fixture.ref('#disabled-button') };
    const failed = await t.perform([
      { type: 'pressKey', key: 'K', modifiers: ['ALT'] },
      { type: 'click', target },
    ]);
    t.failsWith(failed, 'MCP_UI_ACTION_FAILED');
    t.equal(await logged(t, 'J'), '+J -J', 'what #key-pane saw of J after a failed call');
  },
} satisfies Record<string, Check>;

/** What the key-logging pane saw of one key press. */
async function logged(t: CheckContext, key: string, modifiers?: Modifiers): Promise<string> {
  const before = (await t.fixture.text('#key-log')) ?? '';
  const target = { ref: await t.fixture.ref('#key-pane') };
  await t.act({ type: 'focus', target }, { type: 'pressKey', key, ...(modifiers ? { modifiers } : {}) });
  const after = (await t.fixture.text('#key-log')) ?? '';
  return after.slice(before.length).trim();
}
