import { describe, expect, test } from 'vitest';
import { life } from './life.js';

/** Nodes as `uid type#id`, all below the first. */
const look = (...nodes: string[]) =>
  nodes.map((node, i) => {
    const [uid, name] = node.split(' ') as [string, string];
    const parent = i === 0 ? null : nodes[0]!.split(' ')[0]!;
    return { uid, place: `${i} ${name}`, self: JSON.stringify([uid, name, parent]) };
  });
const before = look('u-1 VBox', 'u-2 Button#a', 'u-3 Button#b');

describe('an application lives', () => {
  test.each([
    ['where a node was added', look('u-1 VBox', 'u-2 Button#a', 'u-4 Button#c', 'u-3 Button#b')],
    ['where one was removed', look('u-1 VBox', 'u-3 Button#b')],
    ['where one was replaced by another', look('u-1 VBox', 'u-2 Button#a', 'u-4 Label#c')],
  ])('%s', (_, after) => expect(life.moved(before, after)).toBe(true));
});

describe('it is no life', () => {
  test.each([
    ['where nothing changed', before],
    ['where the same nodes stand in another order', look('u-1 VBox', 'u-3 Button#b', 'u-2 Button#a')],
    ['where the same nodes have fresh uids', look('u-7 VBox', 'u-8 Button#a', 'u-9 Button#b')],
    [
      'where a node has the uid of another one',
      look('u-1 VBox', 'u-3 Button#b', 'u-2 Label#x', 'u-9 Button#c'),
    ],
    ['where no node is still there', look('u-7 VBox', 'u-8 Button#c')],
  ])('%s', (_, after) => expect(life.moved(before, after)).toBe(false));
});
