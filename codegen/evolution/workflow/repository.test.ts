import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { packageRoot } from '../../package-root.js';
import { editedFindings } from './edited.js';
import { statusOf } from './status.js';
import { contractIds } from './versions.js';

// Whole contracts are read again and again; on a busy machine that takes a while.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const schema = join(packageRoot(), 'schema');

describe('the contracts of this repository', () => {
  it('are not edited once they are released', () => {
    expect(editedFindings(schema).map(({ message, instead }) => `${message} ${instead}`)).toEqual([]);
  });

  it.each(contractIds(schema))('%s breaks nothing that its version promises', (id) => {
    expect(
      statusOf(schema, id).problems.map(({ rule, pointer, message }) => `${rule} ${pointer}: ${message}`),
    ).toEqual([]);
  });
});
