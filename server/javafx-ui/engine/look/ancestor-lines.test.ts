import { expect, onTestFinished, test } from 'vitest';
import { deadlineAfter } from '../../../calls/deadline.js';
import { endOfSubtree } from '../../scene/paths.js';
import type { RawNode } from '../../scene/port.js';
import { createHeadlessToolkit } from '../../toolkits/headless/index.js';
import { fixtureView } from '../../view.js';
import { ancestorLines } from './ancestor-lines.js';
import { lookSections } from './look-sections.js';
import { linesOf } from './window-look.js';

const raw = (uid: string, parent: number, type: string, facts: Partial<RawNode> = {}): RawNode => ({
  uid,
  parent,
  type,
  id: null,
  styleClass: [],
  ...facts,
});

test('the line of what is above a node is the one of a look at the whole window', async () => {
  const toolkit = await createHeadlessToolkit(fixtureView());
  onTestFinished(() => toolkit.close());
  const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
  const request = { scope, sections: [...lookSections] };
  const { nodes } = await toolkit.capture(request, deadlineAfter(performance.now(), 60_000));
  const lines = new Map(linesOf(nodes, 0, endOfSubtree(nodes, 0)).map((line) => [line.node, line]));
  const expected = new Map<string, string>();
  nodes.forEach(({ uid, parent }) => {
    for (let at = parent; at !== -1; at = nodes[at]!.parent) {
      const line = lines.get(at);
      if (!line || (line.name === null && nodes[at]!.id === null && !line.text.startsWith('row '))) continue;
      expected.set(uid, line.text);
      break;
    }
  });
  expect(expected.size).toBeGreaterThan(50);
  const all = nodes.map(({ uid }) => uid);
  expect(ancestorLines(nodes, all)).toEqual(expected);
  for (const uid of all)
    expect([uid, ancestorLines(nodes, [uid]).get(uid)]).toEqual([uid, expected.get(uid)]);
});

test('a label beside a control names it, and one far away that says so', () => {
  const inBox = { role: 'TEXT', label: 'Files', boundsInScene: [0, 0, 40, 20] } as const;
  const list = { role: 'LIST_VIEW', boundsInScene: [50, 0, 100, 20] } as const;
  const nodes = [
    raw('u-1', -1, 'HBox'),
    raw('u-2', 0, 'Label', inBox),
    raw('u-3', 0, 'ListView', list),
    raw('u-4', 2, 'Rectangle'),
    raw('u-5', 0, 'VBox'),
    raw('u-6', 4, 'Label', { role: 'TEXT', label: 'Folders', labelFor: 'u-3' }),
  ];
  expect(ancestorLines(nodes.slice(0, 4), ['u-4']).get('u-4')).toBe('u-3 ListView "Files"');
  expect(ancestorLines(nodes, ['u-4']).get('u-4')).toBe('u-3 ListView "Folders"');
});

test('what has neither name nor id is passed over, and nothing above a root', () => {
  const nodes = [
    raw('u-1', -1, 'ToggleButton', { role: 'TOGGLE_BUTTON', id: 'outer' }),
    raw('u-2', 0, 'Button', { role: 'BUTTON' }),
    raw('u-3', 1, 'Rectangle'),
  ];
  expect([...ancestorLines(nodes, ['u-1', 'u-3', 'u-gone'])]).toEqual([['u-3', 'u-1 ToggleButton#outer']]);
});
