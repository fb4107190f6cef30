import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../../package-root.js';
import { editedFindings } from './edited.js';
import { statusOf } from './status.js';
import { contractIds } from './versions.js';

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
