import { describe, expect, it } from 'vitest';
import { all, except } from './language.js';
import { languageOf } from './parse.js';
import { shortest } from './shortest.js';

function find(matches: string[], not: string[] = [], min = 0, max = Number.POSITIVE_INFINITY) {
  return shortest(
    all([...matches.map((p) => languageOf(p)!), ...not.map((p) => except(languageOf(p)!))]),
    min,
    max,
  );
}

describe('a regular language', () => {
  it('gives a shortest match of a pattern', () => {
    expect(find(['^a+b$'])).toBe('ab');
    expect(find(['^u-[0-9a-z]+$'])).toBe('u-a');
    expect(find(['b{2,3}c?$'])).toBe('bb');
    expect(find(['^\\d{4}-\\d{2}$'])).toBe('0000-00');
    expect(find(['^(?:x|yy)$'], ['^x$'])).toBe('yy');
  });

  it('knows when one pattern includes another', () => {
    expect(find(['^mcp-javafx-ui/1\\.0$'], ['^mcp-javafx-ui/1\\.\\d+$'])).toBeNull();
    expect(find(['^mcp-javafx-ui/1\\.\\d+$'], ['^mcp-javafx-ui/1\\.0$'])).toBe('mcp-javafx-ui/1.1');
    expect(find(['^[a-c]*$'], ['^(a|b|c)*$'])).toBeNull();
    expect(find(['a'], ['a|b'])).toBeNull();
  });

  it('obeys bounds of the length, counted in characters', () => {
    expect(find(['^a*$'], [], 3, 5)).toBe('aaa');
    expect(find(['^(aa)*$'], [], 3, 3)).toBeNull();
    expect(find(['^😀+$'], [], 2, 2)).toBe('😀😀');
  });

  it('agrees with RegExp on what it finds', () => {
    for (const source of [
      '^[^/\\[\\]]+$',
      '\\s\\S',
      '^.$',
      '[\\w-]{3}',
      '\\u0041\\x42',
      'a|^b|c$',
      '(?<n>q)',
    ]) {
      const found = find([source]);
      expect(found, source).toMatch(new RegExp(source, 'u'));
      expect(find([], [source]) ?? '', source).not.toMatch(new RegExp(source, 'u'));
    }
  });

  it('refuses what is not regular or not at an edge', () => {
    for (const source of ['(?=a)', '(a)\\1', '\\bx', '\\p{L}', 'a^b', '(^a)', 'a$b']) {
      expect(languageOf(source), source).toBeUndefined();
    }
  });
});
