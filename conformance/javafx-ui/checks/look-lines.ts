import type { Check, CheckContext } from '../check.js';
import type { UiNode } from '../contract.js';
import { lineOf, look } from '../reading/look.js';
import { told } from './looks.js';

/** 16.2 Lines */
export const lookLines = {
  'look-line': async (t) => {
    const seen = await look(t);
    for (const [selector, part] of [
      ['#submit', ' Button#submit "Submit"'],
      ['#fruit', ' ComboBox#fruit ="Apple"'],
      ['#agree', ' CheckBox#agree "I agree"'],
    ] as const) {
      const line = await told(t, seen, selector, 'in view');
      t.expect(line.endsWith(part), `a uid and${part}`, line, seen.reply);
    }
  },

  'look-readable': async (t) => {
    const { nodes } = await t.snapshot({ depth: 1000 });
    const { outline, reply } = await look(t, { maxBytes: 1_000_000 });
    const texts = visible(nodes).flatMap(({ text }) => text?.label?.trim() || []);
    for (const text of new Set(t.some(texts, 'texts on screen'))) {
      const told = outline.includes(JSON.stringify(text).slice(1, -1));
      t.expect(told, `${JSON.stringify(text)} in the outline`, 'it is missing', reply);
    }
  },

  'look-name': async (t) => {
    const seen = await look(t);
    for (const [selector, name] of [
      ['#submit', 'Submit'],
      ['#email', 'E-mail'],
      ['#notes', 'Notes'],
    ] as const) {
      const line = await told(t, seen, selector, 'in view');
      t.expect(line.includes(` "${name}"`), `the name "${name}"`, line, seen.reply);
    }
  },

  'look-label': async (t) => {
    const { nodes } = await t.snapshot({ depth: 1000 });
    const seen = await look(t);
    const labels = visible(nodes).filter(({ text, type }) => type === 'Label' && text?.label === 'E-mail');
    for (const { ref } of t.some(labels, 'labels'))
      t.expect(!lineOf(seen, ref.uid), 'no line of the label of #email', lineOf(seen, ref.uid), seen.reply);
  },

  'look-hidden': async (t) => {
    const seen = await look(t, { maxBytes: 1_000_000 });
    t.some(seen.lines, 'lines', seen.reply);
    for (const selector of ['#invisible-button', '#in-hidden', '#advanced-content']) {
      const { uid } = await t.fixture.ref(selector);
      t.expect(!lineOf(seen, uid), `no line of ${selector}`, lineOf(seen, uid), seen.reply);
    }
  },

  'look-layout': async (t) => {
    const seen = await look(t, { maxBytes: 1_000_000 });
    await told(t, seen, '#submit', 'in a layout');
    for (const selector of ['#columns', '#form', '#form-buttons', '#deep-7']) {
      const { uid } = await t.fixture.ref(selector);
      t.expect(!lineOf(seen, uid), `no line of ${selector}`, lineOf(seen, uid), seen.reply);
    }
  },

  'look-states': async (t) => {
    await t.fixture.click('#agree');
    const seen = await look(t);
    for (const [selector, state] of [
      ['#disabled-button', 'disabled'],
      ['#in-disabled', 'disabled'],
      ['#red', 'selected'],
      ['#tab-general', 'selected'],
      ['#agree', 'checked'],
      ['#read-only', 'read-only'],
      ['#details', 'expanded'],
    ] as const)
      await hasState(t, seen, selector, state, true);
    await hasState(t, seen, '#submit', 'disabled', false);
    await hasState(t, seen, '#green', 'selected', false);
  },

  'look-rows': async (t) => {
    const seen = await look(t, { maxBytes: 1_000_000 });
    const list = await told(t, seen, '#list', 'in view');
    t.expect(/\b1000\b/.test(list), 'how many rows #list has', list, seen.reply);
    const { uid } = await t.fixture.ref('#list');
    const at = seen.lines.findIndex((line) => line.trim().startsWith(`${uid} `));
    const rows = seen.lines.slice(at + 1, at + 4).map((line) => line.trim());
    t.equal(
      rows,
      ['row 0: "Item 0"', 'row 1: "Item 1"', 'row 2 selected: "Item 2"'],
      'the first lines below #list',
      seen.reply,
    );
    await told(t, seen, '#table', 'in view');
    const cells = 'row 0: Person="Person 0" Age="20" City="City 0"';
    const row = seen.lines.find((line) => line.includes('"Person 0"'))?.trim();
    t.equal(row ?? null, cells, 'the first row of #table', seen.reply);
  },
} satisfies Record<string, Check>;

/** Nodes that are visible with all that they stand in, and have an area. */
function visible(nodes: readonly { node: UiNode; parent: UiNode | null }[]): UiNode[] {
  const hidden = new Set<UiNode>();
  for (const { node, parent } of nodes)
    if (node.visible === false || (parent && hidden.has(parent))) hidden.add(node);
  return nodes.map(({ node }) => node).filter((node) => !hidden.has(node));
}

async function hasState(
  t: CheckContext,
  seen: Awaited<ReturnType<typeof look>>,
  selector: string,
  state: string,
  holds: boolean,
): Promise<void> {
  const line = await told(t, seen, selector, 'in view');
  // A state is a word of its own outside of quotes.
  const has = line
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .split(' ')
    .includes(state);
  t.expect(has === holds, `${selector} ${holds ? '' : 'not '}${state}`, line, seen.reply);
}
