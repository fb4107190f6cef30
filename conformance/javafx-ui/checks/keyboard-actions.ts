import type { Check, CheckContext } from '../check.js';
import { tellsTexts } from '../fixture/exact-texts.js';
import { keys, logged, type Modifiers } from '../fixture/key-log.js';
import { nowhere } from './perform-sequence.js';

/** 10.3 Actions: focus and keyboard */
export const keyboardActions = {
  'focus-action': async (t) => {
    const heard = {
      '#email': [{ type: 'typeText', text: 'x' }, async () => t.fixture.text('#email'), 'x'],
      '#agree': [{ type: 'pressKey', key: 'SPACE' }, async () => isChecked(t, '#agree'), true],
      '#key-pane': [{ type: 'pressKey', key: 'F5' }, async () => t.fixture.text('#key-log'), '+F5 -F5'],
    } as const;
    for (const [id, [key, shown, expected]] of Object.entries(heard)) {
      const target = { ref: await t.fixture.ref(id) };
      await t.act({ type: 'focus', target });
      const { focus, stages, reply } = await t.snapshot({ stage: 'all', depth: 0 });
      const told = focus.focusedNode?.uid ?? null;
      await t.given('type-window', () => t.act({ type: 'focus', target }, key));
      const arrived = (await shown()) === expected;
      // Two ways to know who has the focus: where only one says so, the other one is what does not work.
      const isTold = told === target.ref.uid;
      if (isTold && !arrived) await t.given('press-key', () => keysArrive(t, id, key, shown, expected));
      if (arrived) continue;
      if (expected === true) await t.given('value-checked', () => tellsChecked(t, id));
      // Where the desktop has not focused the window, only the keys tell.
      if (stages.some(({ focused }) => focused))
        t.equal(told, target.ref.uid, `the focus owner after focus on ${id}`, reply);
      t.equal(await shown(), expected, `what ${id} made of ${JSON.stringify(key)} after focus`);
    }
    t.expect(true, 'keys to arrive where the focus is', 'they do');
  },

  'set-text': async (t) => {
    for (const text of ['Ada', 'Grüße "👋🏽" \\ привет', '']) {
      await setsText(t, '#name', text);
      await shows(t, '#name', text, `Submitted: ${text} <>`);
    }
    await setsText(t, '#notes', 'one\ntwo\tthree');
    t.equal(await t.fixture.text('#notes'), 'one\ntwo\tthree', 'the text of #notes');
  },

  'type-text': async (t) => {
    const target = { ref: await t.fixture.ref('#name') };
    const text = 'Ä"ß\\ ок 👋🏽 x';
    await t.fixture.focus('#name');
    await t.act({ type: 'focus', target }, { type: 'typeText', text });
    await shows(t, '#name', text, `Submitted: ${text} <>`);
    const notes = { ref: await t.fixture.ref('#notes') };
    await t.act({ type: 'focus', target: notes }, { type: 'typeText', text: 'first\nsecond' });
    t.equal(await t.fixture.text('#notes'), 'first\nsecond', 'the text of #notes');
    // What takes no text keeps its own, whatever the server says to it.
    for (const id of ['#submit', '#read-only', '#agree']) {
      const before = await t.fixture.node(id);
      const deaf = { ref: await t.fixture.ref(id) };
      await t.perform([
        { type: 'focus', target: deaf },
        { type: 'typeText', text: 'xyz' },
      ]);
      const { text: label, value } = await t.fixture.node(id);
      t.equal(label?.label, before.text?.label, `the label of ${id} after typing`);
      t.equal(value?.text, before.value?.text, `the text of ${id} after typing`);
    }
    t.equal(await t.fixture.text('#name'), text, 'the text of #name, which had the focus before');
  },

  'type-window': async (t) => {
    await t.fixture.click('#open-twin');
    const [name, twin] = [await t.fixture.ref('#name'), await t.fixture.ref('#twin-field')];
    await t.fixture.type('#name', 'here');
    t.equal(await t.fixture.text('#name'), 'here', 'the text of #name, the last target');
    await t.act({ type: 'focus', target: { ref: twin } }, { type: 'typeText', text: 'there' });
    t.equal(await t.fixture.text('#twin-field'), 'there', 'the text of #twin-field, the last target');
    await t.act(
      { type: 'focus', target: { ref: twin } },
      { type: 'focus', target: { ref: name } },
      { type: 'typeText', text: 'x' },
      { type: 'pressKey', key: 'BACK_SPACE' },
      { type: 'typeText', text: 'y' },
    );
    const typed = (await t.fixture.text('#name')) ?? '';
    t.expect(typed.includes('y'), '"y" in #name, the last of two targets', typed);
    await t.given('press-key', () => t.demand(!typed.includes('x'), 'BACK_SPACE to take the "x"', typed));
    // Without a target it is the window that `focused` selects, whichever the desktop has focused.
    const { stages } = await t.snapshot({ stage: 'focused', depth: 0 });
    const field = stages[0]?.scene.root.id === 'fixture-root' ? '#name' : '#twin-field';
    await t.act({ type: 'typeText', text: 'z' });
    const shown = (await t.fixture.text(field)) ?? '';
    t.expect(shown.includes('z'), `what was typed without a target in ${field}`, shown);
  },

  'type-no-focus': async (t) => {
    // What goes astray is heard there.
    await t.fixture.focus('#name');
    const before = await t.fixture.text('#name');
    await t.fixture.click('#open-untitled');
    const target = { ref: await t.fixture.ref('#untitled-label') };
    await t.given('click-target', () => t.act({ type: 'click', target }));
    for (const typing of [
      { type: 'typeText', text: 'x' },
      { type: 'pressKey', key: 'A' },
    ] as const) {
      const reply = await t.perform([{ type: 'click', target }, typing]);
      // What went to another window was not kept from this one.
      const elsewhere = await t.fixture.text('#name');
      if (reply.ok)
        await t.given('type-window', () => t.equal(elsewhere, before, 'the text of #name', reply));
      t.actionFails(reply, 'NO_FOCUS');
    }
    t.equal(await t.fixture.text('#name'), before, 'the text of #name in the other window');
  },

  'press-key': async (t) => {
    await t.fixture.focus('#key-pane');
    // One that is known but sends nothing would go unnoticed where only a few are tried.
    for (const some of keys) {
      const seen = await logged(t, some);
      t.equal(seen, some.map((key) => `+${key} -${key}`).join(' '), 'what #key-pane saw of these keys');
    }
    for (const key of ['page_down', 'Enter', 'f5']) {
      const name = key.toUpperCase();
      t.equal(await logged(t, [key]), `+${name} -${name}`, `what it saw of ${key}`);
    }
    const name = { ref: await t.fixture.ref('#name') };
    await t.fixture.type('#name', 'abc');
    await t.act({ type: 'focus', target: name }, { type: 'pressKey', key: 'END' });
    await t.act({ type: 'pressKey', key: 'BACK_SPACE' });
    t.equal(await t.fixture.text('#name'), 'ab', 'the text of #name after BACK_SPACE');
  },

  'press-modifiers': async (t) => {
    const cases: [Modifiers, RegExp][] = [
      [['SHIFT'], /^SHIFT$/],
      [['CTRL'], /^CTRL$/],
      [['ALT'], /^ALT$/],
      [['META'], /^META$/],
      [['SHORTCUT'], /^(CTRL|META)$/],
      [['CONTROL'], /^CTRL$/],
      [['COMMAND'], /^META$/],
      [['shift'], /^SHIFT$/],
      [['Ctrl'], /^CTRL$/],
      [['alt'], /^ALT$/],
      [['Meta'], /^META$/],
      [['shortcut'], /^(CTRL|META)$/],
      [['Control', 'alt'], /^CTRL-ALT$/],
      [['command'], /^META$/],
      [['SHIFT', 'CTRL', 'ALT', 'META'], /^SHIFT-CTRL-ALT-META$/],
    ];
    await keyArrives(t, 'K');
    for (const [modifiers, held] of cases) {
      const log = await logged(t, ['K'], modifiers);
      const pressed = /(?:^| )\+(?:(\S+)-)?K(?= |$)/.exec(log)?.[1] ?? '';
      t.expect(held.test(pressed), `K pressed with ${held.source} for ${JSON.stringify(modifiers)}`, log);
    }
  },

  'press-modifiers-released': async (t) => {
    await keyArrives(t, 'J');
    for (const modifiers of [['SHIFT'], ['CTRL'], ['ALT'], ['META'], ['CTRL', 'SHIFT']] as const) {
      await logged(t, ['K'], [...modifiers]);
      t.equal(await logged(t, ['J']), '+J -J', `what #key-pane saw of J after ${modifiers.join('+')}+K`);
      // A call that fails after it must not leave a modifier behind either.
      const failed = await t.perform([{ type: 'pressKey', key: 'K', modifiers: [...modifiers] }, nowhere]);
      await t.given('perform-stops', () => t.expect(!failed.ok, 'no success', 'success', failed));
      t.equal(
        await logged(t, ['J']),
        '+J -J',
        `what it saw of J after a call with ${modifiers.join('+')} failed`,
      );
    }
  },
} satisfies Record<string, Check>;

/** *Ends the check* as blocked when a key does not arrive even without a modifier. */
async function keyArrives(t: CheckContext, key: string): Promise<void> {
  await t.fixture.focus('#key-pane');
  await t.given('press-key', async () => {
    t.equal(await logged(t, [key]), `+${key} -${key}`, `what #key-pane saw of ${key}`);
  });
}

/** States that a check box which was clicked says that it is checked. */
async function tellsChecked(t: CheckContext, id: string): Promise<void> {
  await t.fixture.reset();
  await t.fixture.click(id);
  t.equal((await t.fixture.node(id)).value?.checked, true, `value.checked of ${id} after a click`);
}

/** By what is told of it, or by what it looks like. */
async function isChecked(t: CheckContext, selector: string): Promise<boolean | undefined> {
  const { value, ref } = await t.fixture.node(selector);
  return value?.checked ?? (await t.node(ref)).pseudoClass?.includes('selected');
}

type Typing = Parameters<CheckContext['perform']>[0][number];

/** States that a key arrives at a node that has got the focus by a click. */
async function keysArrive(
  t: CheckContext,
  id: string,
  key: Typing,
  shown: () => Promise<unknown>,
  expected: unknown,
): Promise<void> {
  await t.fixture.reset();
  const target = { ref: await t.fixture.ref(id) };
  await t.act({ type: 'click', target }, key);
  // A click turns a check box itself, and the key turns it back.
  const due = typeof expected === 'boolean' ? !expected : expected;
  t.equal(await shown(), due, `what ${id} made of ${JSON.stringify(key)} after a click`);
}

async function setsText(t: CheckContext, selector: string, text: string): Promise<void> {
  await t.act({ type: 'setText', target: { ref: await t.fixture.ref(selector) }, text });
}

/**
 * States that a field has a text: by what the server tells of it, and by what the application makes of it. Where only
 * the application has it, it is the server's telling that is wrong.
 */
async function shows(t: CheckContext, field: string, text: string, submitted: string): Promise<void> {
  const told = await t.fixture.text(field);
  await t.fixture.click('#submit');
  const status = await t.fixture.text('#status');
  if (told !== text && status === submitted)
    await t.given('value-text-input', () => t.equal(told, text, `value.text of ${field}`));
  t.equal(told, text, `the text of ${field}`);
  if (status !== submitted) await tellsTexts(t);
  t.equal(status, submitted, `what the application has read from ${field}`);
}
