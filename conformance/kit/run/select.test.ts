import { describe, expect, test } from 'vitest';
import { lamps } from '../testing/lamps.js';
import { type Selection, select } from './select.js';
import { UsageError } from './usage-error.js';

const profile = (id: string) => lamps.profiles.find((one) => one.id === id)!;
const { requirements } = lamps;
const base: Selection = {
  requirements,
  profile: profile('fixture'),
  transport: 'http',
  stateless: true,
  only: [],
  skip: [],
};

const reasonOf = (id: string, selection: Partial<Selection>): string | null | undefined =>
  select({ ...base, ...selection }).find(({ requirement }) => requirement.id === id)?.skip;

describe('which requirements run', () => {
  test('all of them in the widest profile over stateless HTTP, but what needs stdio', () => {
    const skipped = select(base).filter(({ skip }) => skip !== null);
    expect(skipped.map(({ requirement, skip }) => [requirement.id, skip])).toEqual([
      ['lamps-over-stdio', 'needs stdio, the target speaks http'],
    ]);
    expect(select(base)).toHaveLength(requirements.length);
  });

  test('over stdio those that need HTTP are skipped', () => {
    expect(reasonOf('lamps-over-http', { transport: 'stdio' })).toBe('needs http, the target speaks stdio');
    expect(reasonOf('lamps-over-stdio', { transport: 'stdio' })).toBeNull();
  });

  test('a target with sessions is not judged by the stateless profile', () => {
    expect(reasonOf('lamps-stateless', { stateless: false })).toBe('the target keeps sessions');
    expect(reasonOf('lamps-over-http', { stateless: false })).toBeNull();
  });

  test('a profile runs what needs no more than it offers', () => {
    expect(reasonOf('lamp-switched', { profile: profile('core') })).toBe(
      'needs actions, outside of profile core',
    );
    expect(reasonOf('lamp-switched', { profile: profile('actions') })).toBe(
      'needs fixture, outside of profile actions',
    );
    expect(reasonOf('lamp-unknown', { profile: profile('core') })).toBeNull();
  });

  test('a profile may be about some sections', () => {
    expect(reasonOf('lamps-over-http', { profile: profile('transport') })).toBeNull();
    expect(reasonOf('lamp-unknown', { profile: profile('transport') })).toBe('outside of profile transport');
  });
});

describe('--only and --skip', () => {
  const ids = (selection: Partial<Selection>): string[] =>
    select({ ...base, ...selection }).map(({ requirement }) => requirement.id);

  test('take ids, patterns and sections', () => {
    expect(ids({ only: ['lamp-unknown'] })).toEqual(['lamp-unknown']);
    expect(ids({ only: ['lamp-*'] })).toEqual(['lamp-next-step', 'lamp-unknown', 'lamp-switched']);
    expect(ids({ only: ['3'], skip: ['*-http'] })).toEqual(['lamps-stateless', 'lamps-over-stdio']);
    expect(ids({ only: ['2'] })).toEqual(['lamp-unknown', 'lamp-switched']);
    expect(ids({ only: ['2.2'] })).toEqual(['lamp-switched']);
    expect(ids({ only: ['lamp-unknown,lamp-switched'] })).toEqual(ids({ only: ['2'] }));
    expect(ids({ only: ['3'], skip: ['*-http, *-stdio'] })).toEqual(['lamps-stateless']);
  });

  test('that match nothing are a mistake', () => {
    expect(() => ids({ only: ['lamp-unknwon'] })).toThrow(
      new UsageError('--only lamp-unknwon matches no requirement; `conformance list` shows them all.'),
    );
    expect(() => ids({ skip: ['99'] })).toThrow(UsageError);
    expect(() => ids({ only: ['lamp-unknown,'] })).toThrow(UsageError);
    expect(() => ids({ only: ['lamp-unknown'], skip: ['2'] })).toThrow(
      new UsageError('--only and --skip leave no requirement; nothing to check.'),
    );
  });
});
