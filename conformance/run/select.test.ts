import { describe, expect, test } from 'vitest';
import { contract } from '../../generated/mcp-javafx-ui/newest.js';
import { type Selection, select } from './select.js';
import { UsageError } from './usage-error.js';

const profile = (id: string) => contract.profiles.find((one) => one.id === id)!;
const { requirements } = contract;
const base: Selection = {
  requirements,
  profile: profile('full'),
  transport: 'http',
  stateless: true,
  only: [],
  skip: [],
};

const reasonOf = (id: string, selection: Partial<Selection>): string | null | undefined =>
  select({ ...base, ...selection }).find(({ requirement }) => requirement.id === id)?.skip;

describe('which requirements run', () => {
  test('all of them in the profile full over stateless HTTP, but what needs stdio', () => {
    const skipped = select(base).filter(({ skip }) => skip !== null);
    expect(skipped.map(({ requirement, skip }) => [requirement.id, skip])).toEqual([
      ['stdout-clean', 'needs stdio, the target speaks http'],
    ]);
    expect(select(base)).toHaveLength(requirements.length);
  });

  test('over stdio those that need HTTP are skipped', () => {
    expect(reasonOf('health', { transport: 'stdio' })).toBe('needs http, the target speaks stdio');
    expect(reasonOf('stdout-clean', { transport: 'stdio' })).toBeNull();
  });

  test('a target with sessions is not judged by the stateless profile', () => {
    expect(reasonOf('http-method', { stateless: false })).toBe('the target keeps sessions');
    expect(reasonOf('http-order', { stateless: false })).toBeNull();
  });

  test('the profile core reads any application', () => {
    expect(reasonOf('ref-stale', { profile: profile('core') })).toBe(
      'needs actions, outside of profile core',
    );
    expect(reasonOf('ref-stale', { profile: profile('actions') })).toBe(
      'needs fixture, outside of profile actions',
    );
    expect(reasonOf('screenshot-png', { profile: profile('fixture') })).toBe(
      'needs optional, outside of profile fixture',
    );
    expect(reasonOf('ref-unknown', { profile: profile('core') })).toBeNull();
  });

  test('the profile transport is about one section', () => {
    expect(reasonOf('http-accept', { profile: profile('transport') })).toBeNull();
    expect(reasonOf('ref-unknown', { profile: profile('transport') })).toBe('outside of profile transport');
  });
});

describe('--only and --skip', () => {
  const ids = (selection: Partial<Selection>): string[] =>
    select({ ...base, ...selection }).map(({ requirement }) => requirement.id);

  test('take ids, patterns and sections', () => {
    expect(ids({ only: ['ref-stale'] })).toEqual(['ref-stale']);
    expect(ids({ only: ['token-*'] })).toEqual(['token-required', 'token-exact']);
    expect(ids({ only: ['12'], skip: ['error-t*'] })).toEqual([
      'error-channel',
      'error-envelope',
      'error-next-step',
    ]);
    expect(ids({ only: ['5'] })).toContain('path-canonical');
    expect(ids({ only: ['5.3'] })).toEqual(['path-canonical', 'path-anonymous']);
  });

  test('that match nothing are a mistake', () => {
    expect(() => ids({ only: ['ref-stael'] })).toThrow(
      new UsageError('--only ref-stael matches no requirement; `conformance list` shows them all.'),
    );
    expect(() => ids({ skip: ['99'] })).toThrow(UsageError);
    expect(() => ids({ only: ['ref-stale'], skip: ['5'] })).toThrow(
      new UsageError('--only and --skip leave no requirement; nothing to check.'),
    );
  });
});
