import { describe, expect, it } from 'vitest';
import type { RawNode, RawSelector } from '../port.js';
import { nearestNodes } from './nearest-nodes.js';

const raw = (parent: number, type: string, facts: Partial<RawNode> = {}): RawNode => ({
  uid: 'u-1',
  parent,
  type,
  id: null,
  styleClass: [],
  ...facts,
});
const nodes = [
  raw(-1, 'VBox', { id: 'root' }),
  raw(0, 'Button', { id: 'submit', styleClass: ['button', 'primary'], label: 'Submit', role: 'BUTTON' }),
  raw(0, 'Button', { id: 'reset', styleClass: ['button'], label: 'Reset', disabled: true }),
  raw(0, 'TextField', { id: 'email', valueText: 'ann@example.org', prompt: 'you@example.org' }),
  raw(0, 'Label', { label: 'Hidden hint', invisible: true }),
  raw(0, 'PasswordField', { id: 'secret', password: true, valueText: 'tiger' }),
];
const near = (selector: RawSelector, most = 1) => nearestNodes(nodes, [{ from: 0, to: 6 }], selector, most);

describe('nearestNodes', () => {
  it.each<[RawSelector, number]>([
    [{ css: '#submitt' }, 1],
    [{ css: 'Textfield' }, 3],
    [{ css: '.primry' }, 1],
    [{ css: 'HBox > #reset' }, 2],
    [{ text: 'Resett' }, 2],
    [{ text: 'hint', match: 'contains' }, 4],
    [{ text: '^Hidden', match: 'regex' }, 4],
    [{ predicate: { typeIs: ['Lable', 'Chart'] } }, 4],
    [{ predicate: { idEquals: 'e-mail' } }, 3],
    [{ predicate: { prompt: 'you@exmple.org' } }, 3],
    [{ predicate: { role: 'BUTON' } }, 1],
    [{ css: '#reset', predicate: { enabled: true } }, 2],
    [{ predicate: { typeIs: ['Button'], textContains: 'Sbmit', styleClassHas: 'buttons' } }, 1],
  ])('%j comes nearest to node %i', (selector, expected) => {
    expect(near(selector)).toEqual([expected]);
  });

  it('puts the nearest first and leaves the others in document order', () => {
    expect(near({ css: 'Buttons' }, 3).slice(0, 2)).toEqual([1, 2]);
    expect(near({ css: 'Buttons' }, 2)).toEqual([1, 2]);
  });

  it('looks only where it is told to, and at labels if there is somebody who reads them', () => {
    expect(nearestNodes(nodes, [{ from: 2, to: 3 }], { css: '#submit' }, 3)).toEqual([2]);
    expect(nearestNodes(nodes, [], { css: '#submit' }, 3)).toEqual([]);
    const labelsOf = () => new Map([[3, 'E-mail']]);
    const asked = { predicate: { labelContains: 'Email' } };
    expect(nearestNodes(nodes, [{ from: 0, to: 6 }], asked, 3, labelsOf)).toEqual([3]);
  });

  it('never compares with what a password field holds', () => {
    expect(near({ text: 'tiger' }, 6)).not.toContain(5);
  });
});
