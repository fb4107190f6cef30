import { describe, expect, it } from 'vitest';
import { endOfSubtree, findBySegments, formatPath, parsePath, stepsReader } from './paths.js';
import type { RawNode } from './port.js';

const raw = (parent: number, type: string): RawNode => ({
  uid: `u-${type}`,
  parent,
  type,
  id: null,
  styleClass: [],
});

/** VBox > (Button, HBox > (Button, Label), Button), then another window. */
const nodes = [
  raw(-1, 'VBox'),
  raw(0, 'Button'),
  raw(0, 'HBox'),
  raw(2, 'Button'),
  raw(2, 'Label'),
  raw(0, 'Button'),
  raw(-1, 'Pane'),
  raw(6, 'Button'),
];

describe('parsePath', () => {
  it('takes a path apart', () => {
    expect(parsePath('/stages[12]/scene/root/VBox[0]/Button[3]')).toEqual({
      stageIndex: 12,
      segments: [
        { type: 'VBox', n: 0 },
        { type: 'Button', n: 3 },
      ],
    });
  });

  it('takes the root', () => {
    expect(parsePath('/stages[0]/scene/root')).toEqual({ stageIndex: 0, segments: [] });
  });

  it.each([
    '',
    '/',
    'stages[0]/scene/root',
    '/stages[0]/scene',
    '/stages[]/scene/root',
    '/stages[-1]/scene/root',
    '/stages[01]/scene/root',
    '/stages[0]/scene/root/',
    '/stages[0]/scene/roots',
    '/stages[0]/scene/root/Button',
    '/stages[0]/scene/root/Button[x]',
    '/stages[0]/scene/root/Button[00]',
    '/stages[0]/scene/root/[0]',
    '/stages[0]/scene/root//Button[0]',
    '/stages[0]/scene/root/Button[0]/',
    '/stages[0]/scene/root/Button[0] ',
    '/stages[9999999999]/scene/root',
  ])('refuses %j', (path) => {
    expect(parsePath(path)).toBeNull();
  });
});

describe('formatPath', () => {
  it('joins the window and the steps', () => {
    expect(formatPath(2, 'VBox[0]/Button[1]')).toBe('/stages[2]/scene/root/VBox[0]/Button[1]');
    expect(formatPath(2, '')).toBe('/stages[2]/scene/root');
  });
});

describe('stepsReader', () => {
  it('counts siblings of the same type, each parent on its own', () => {
    const steps = stepsReader(nodes, 0, 6);
    expect([0, 1, 2, 3, 4, 5].map(steps)).toEqual([
      '',
      'Button[0]',
      'HBox[0]',
      'HBox[0]/Button[0]',
      'HBox[0]/Label[0]',
      'Button[1]',
    ]);
  });

  it('starts anew in the next window', () => {
    expect(stepsReader(nodes, 6, 8)(7)).toBe('Button[0]');
  });
});

describe('findBySegments', () => {
  it('finds every node at the path that is reported for it', () => {
    for (const [root, end] of [
      [0, 6],
      [6, 8],
    ] as const) {
      const steps = stepsReader(nodes, root, end);
      for (let i = root; i < end; i++) {
        const { segments } = parsePath(formatPath(0, steps(i)))!;
        expect(findBySegments(nodes, root, segments)).toBe(i);
      }
    }
  });

  it('finds nothing beyond the siblings, nor in another window', () => {
    expect(findBySegments(nodes, 0, [{ type: 'Button', n: 2 }])).toBe(-1);
    expect(findBySegments(nodes, 0, [{ type: 'Label', n: 0 }])).toBe(-1);
    expect(findBySegments(nodes, 6, [{ type: 'Button', n: 1 }])).toBe(-1);
  });
});

describe('endOfSubtree', () => {
  it('ends where the next window begins', () => {
    expect(endOfSubtree(nodes, 0)).toBe(6);
    expect(endOfSubtree(nodes, 6)).toBe(8);
  });
});
