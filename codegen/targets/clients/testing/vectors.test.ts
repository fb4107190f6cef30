import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAjv } from '../../../ajv.js';
import { loadContract } from '../../../load.js';
import { packageRoot } from '../../../package-root.js';
import { irOf } from '../model/build-ir.js';
import { essence, vectorsOf } from './vectors.js';

const awkward = loadContract(
  join(packageRoot(), 'codegen/targets/clients/testing/contracts'),
  'mcp-awkward/1.0',
);
const ir = irOf(awkward);

describe('wire vectors', () => {
  it('are documents of the contract', () => {
    const ajv = createAjv();
    ajv.addSchema({ $id: 'https://awkward.test/all', $defs: awkward.types });
    const wrong = vectorsOf(awkward).filter(
      ({ type, value }) => !ajv.validate(`https://awkward.test/all#/$defs/${type}`, value),
    );
    expect(vectorsOf(awkward).length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it('are compared without unknown members and null in optional ones; a required null stays', () => {
    const value = {
      events: [
        { class: 'moved-away', from: null, value: null, since: 1 },
        { class: 'new', keeps: null },
      ],
      last: null,
      more: true,
    };
    expect(essence(ir, { type: 'CloseOutput', value })).toEqual({
      type: 'CloseOutput',
      value: {
        events: [
          { class: 'moved-away', from: null, value: null },
          { class: 'new', keeps: null },
        ],
      },
    });
  });
});
