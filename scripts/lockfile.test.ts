import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
// @ts-expect-error a script without types
import { lockfiles, missingPackages } from './complete-lockfile.mjs';

it('finds packages for other platforms that a lockfile leaves out', () => {
  const packages = {
    '': {},
    'node_modules/a': {
      version: '1.0.0',
      dev: true,
      optionalDependencies: { '@a/linux-x64': '1.0.0', '@a/win32-arm64': '1.0.0' },
    },
    'node_modules/@a/linux-x64': { version: '1.0.0' },
    'node_modules/b/node_modules/a': { version: '2.0.0', optionalDependencies: { '@a/linux-x64': '2.0.0' } },
  };
  expect(missingPackages({ packages })).toEqual({
    'node_modules/@a/win32-arm64': {
      version: '1.0.0',
      cpu: ['arm64'],
      os: ['win32'],
      dev: true,
      optional: true,
    },
    'node_modules/b/node_modules/a/node_modules/@a/linux-x64': {
      version: '2.0.0',
      cpu: ['x64'],
      os: ['linux'],
      optional: true,
    },
  });
});

it.each(lockfiles as string[])(
  '"npm ci" accepts %s on every platform (else: node scripts/complete-lockfile.mjs)',
  (file) => {
    expect(missingPackages(JSON.parse(readFileSync(file, 'utf8')))).toEqual({});
  },
);
