import { mkdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileRefusal } from './file-refusal.js';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

it('is a sentence about the path', () => {
  expect(fileRefusal(thrownBy(() => readFileSync('/nowhere/x.png')))).toBe(
    "/nowhere/x.png can't be used: no such file or directory (ENOENT); check the path and its rights.",
  );
  expect(fileRefusal(thrownBy(() => mkdirSync('/dev/null/x')))).toBe(
    "/dev/null/x can't be used: not a directory (ENOTDIR); check the path and its rights.",
  );
});

it.each([new Error('ours'), Object.assign(new Error('E'), { code: 'E_OURS', path: '/x' }), 'text'])(
  'leaves other errors alone',
  (error) => {
    expect(fileRefusal(error)).toBeUndefined();
  },
);
