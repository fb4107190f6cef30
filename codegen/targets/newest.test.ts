import { expect, it } from 'vitest';
import type { Contract } from '../contract.js';
import { newest } from './newest.js';

const version = (key: string, status: Contract['status']): Contract => {
  const [id, number] = key.split('/');
  return { id, version: number, key, status } as Contract;
};

const chosen = (...contracts: Contract[]) =>
  newest(contracts).map(({ path, text }) => `${path}: ${/'(.+)'/.exec(text)![1]}`);

it('is the newest released version', () => {
  expect(
    chosen(
      version('a/1.0', 'released'),
      version('a/1.10', 'released'),
      version('a/1.9', 'released'),
      version('a/2.0', 'draft'),
    ),
  ).toEqual(['a/newest.ts: ./1.10/index.js']);
});

it('is the newest draft where nothing is released', () => {
  expect(chosen(version('a/0.9', 'draft'), version('a/1.0', 'draft'), version('b/0.3', 'draft'))).toEqual([
    'a/newest.ts: ./1.0/index.js',
    'b/newest.ts: ./0.3/index.js',
  ]);
});
