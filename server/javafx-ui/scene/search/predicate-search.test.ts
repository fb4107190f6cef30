import { describe, expect, it } from 'vitest';
import type { RawNode } from '../port.js';
import { predicateSearch } from './predicate-search.js';

const raw = (parent: number, type: string, facts: Partial<RawNode> = {}): RawNode => ({
  uid: 'u-1',
  parent,
  type,
  id: null,
  styleClass: [],
  ...facts,
});
const sends = { role: 'BUTTON', properties: { tooltip: 'Sends it' } };
const nodes = [
  raw(-1, 'VBox'),
  raw(0, 'Button', { id: 'ok', styleClass: ['button', 'primary'], label: 'OK', ...sends }),
  raw(0, 'TextField', {
    id: 'name',
    valueText: 'ok then',
    disabled: true,
    role: 'TEXT_FIELD',
    prompt: 'Your name',
  }),
  raw(0, 'HBox', { invisible: true }),
  raw(3, 'Button', { styleClass: ['button'], label: 'ok', properties: { tooltip: 'Later', userData: 7 } }),
];
const search = (predicate: Parameters<typeof predicateSearch>[0]) =>
  predicateSearch(predicate)(nodes, 0, nodes.length);

describe('predicateSearch', () => {
  it('compares the type with each of the list', () => {
    expect(search({ typeIs: ['Button', 'HBox'] })).toEqual([1, 3, 4]);
    expect(search({ typeIs: ['button'] })).toEqual([]);
  });

  it('compares id and style class', () => {
    expect(search({ idEquals: 'name' })).toEqual([2]);
    expect(search({ styleClassHas: 'primary' })).toEqual([1]);
  });

  it('takes visible as the flag that is reported, not as what can be seen', () => {
    expect(search({ visible: false })).toEqual([3]);
    expect(search({ visible: true, typeIs: ['Button'] })).toEqual([1, 4]);
  });

  it('takes enabled as not disabled', () => {
    expect(search({ enabled: false })).toEqual([2]);
    expect(search({ enabled: true, typeIs: ['Button', 'TextField'] })).toEqual([1, 4]);
  });

  it('finds text as a text query does', () => {
    expect(search({ textContains: ' OK ' })).toEqual([1, 2]);
    expect(() => search({ textContains: ' ' })).toThrow(/^Expected "predicate.textContains" to be a text/);
  });

  it('compares roles in any letter case, and as a whole', () => {
    expect(search({ role: 'button' })).toEqual([1]);
    expect(search({ role: ' TEXT_FIELD ' })).toEqual([2]);
    expect(search({ role: 'BUTT' })).toEqual([]);
  });

  it('finds what tooltips and prompts contain, visible or not', () => {
    expect(search({ tooltip: ' SENDS ' })).toEqual([1]);
    expect(search({ prompt: 'name' })).toEqual([2]);
    expect(search({ tooltip: 'seven' })).toEqual([]);
    expect(search({ tooltip: 'later' })).toEqual([4]);
  });

  it('finds controls by the labels that it is told of', () => {
    const labelsOf = () => new Map([[2, 'Full name']]);
    const found = (labelContains: string) =>
      predicateSearch({ labelContains }, labelsOf)(nodes, 0, nodes.length);
    expect([found('FULL'), found('ok')]).toEqual([[2], []]);
    expect(() => search({ labelContains: 'x' })).toThrow('Expected a reader of labels');
  });

  it.each(['role', 'tooltip', 'prompt', 'labelContains'])('refuses a %s of white space', (member) => {
    expect(() => search({ [member]: ' ' })).toThrow(`Expected "predicate.${member}" to be a text`);
  });

  it('wants all members to hold', () => {
    expect(search({ textContains: 'ok', typeIs: ['Button'], enabled: true, visible: true })).toEqual([1]);
  });
});
