import { describe, expect, it } from 'vitest';
import type { RawNode } from '../port.js';
import { cssSearch } from './css-search.js';
import { parseSelector } from './selector.js';

const raw = (parent: number, type: string, id: string | null = null, ...styleClass: string[]): RawNode => ({
  uid: 'u-1',
  parent,
  type,
  id,
  styleClass,
});

const nodes = [
  raw(-1, 'VBox', 'root', 'pane'),
  raw(0, 'HBox', null, 'row'),
  raw(1, 'Button', 'ok', 'button', 'primary'),
  raw(1, 'VBox', null),
  raw(3, 'Button', 'ok', 'button'),
  raw(0, 'Button', 'cancel', 'button'),
];
const search = (css: string) => cssSearch(css)(nodes, 0, nodes.length);

describe('cssSearch', () => {
  it.each([
    ['*', [0, 1, 2, 3, 4, 5]],
    ['#ok', [2, 4]],
    ['#root', [0]],
    ['Button', [2, 4, 5]],
    ['button', []],
    ['.button', [2, 4, 5]],
    ['.button.primary', [2]],
    ['Button#ok.primary', [2]],
    ['VBox Button', [2, 4, 5]],
    ['VBox > Button', [4, 5]],
    ['HBox > Button', [2]],
    ['VBox VBox Button', [4]],
    ['VBox > HBox Button', [2, 4]],
    ['#root > .row > VBox > Button', [4]],
    ['#root #root', []],
    ['Button Button', []],
  ])('finds %s', (css, expected) => {
    expect(search(css)).toEqual(expected);
  });

  it('searches one window of several', () => {
    const two = [...nodes, raw(-1, 'Pane'), raw(6, 'Button')];
    expect(cssSearch('Pane > Button')(two, 6, 8)).toEqual([7]);
    expect(cssSearch('Button')(two, 6, 8)).toEqual([7]);
  });

  it('agrees with the definition on random trees and selectors', () => {
    const random = mulberry(7);
    const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
    for (let round = 0; round < 300; round++) {
      const tree = [raw(-1, 'A')];
      for (let i = 1; i < 25; i++) {
        // A parent on the path to the last node keeps the order a pre-order.
        const line = ancestors(tree, i - 1);
        tree.push(raw(line[Math.floor(random() * line.length)]!, pick(['A', 'B', 'C'])));
      }
      let css = pick(['A', 'B', '*']);
      for (let i = 0; i < 4; i++) css += pick([' ', ' > ']) + pick(['A', 'B', 'C', '*']);
      const expected = tree.flatMap((_, i) => (matchesByDefinition(tree, i, css) ? [i] : []));
      expect(cssSearch(css)(tree, 0, tree.length), css).toEqual(expected);
    }
  });

  it('needs one pass for a selector that invites going back, beyond one word of bits', () => {
    const chain = Array.from({ length: 5000 }, (_, i) => raw(i - 1, 'A'));
    const css = `${'A '.repeat(400)}B`;
    expect(cssSearch(css)(chain, 0, chain.length)).toEqual([]);
    expect(cssSearch('A '.repeat(100))(chain, 0, chain.length)).toHaveLength(4901);
    expect(cssSearch(`A${' > A'.repeat(99)}`)(chain, 0, chain.length)).toHaveLength(4901);
  });
});

function ancestors(tree: readonly RawNode[], index: number): number[] {
  const line: number[] = [];
  for (let i = index; i !== -1; i = tree[i]!.parent) line.push(i);
  return line;
}

/** Goes back wherever it can: slow, and plainly what the grammar means. */
function matchesByDefinition(tree: readonly RawNode[], index: number, css: string): boolean {
  const { compounds, child } = parseSelector(css);
  const matches = (i: number, c: number): boolean => {
    const { type } = compounds[c]!;
    if (type !== null && type !== tree[i]!.type) return false;
    if (c === 0) return true;
    const line = ancestors(tree, i).slice(1);
    return (child[c - 1] ? line.slice(0, 1) : line).some((above) => matches(above, c - 1));
  };
  return matches(index, compounds.length - 1);
}

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
