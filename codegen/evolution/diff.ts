import { Refused } from '../refused.js';
import { diffContracts } from './contract/diff-contracts.js';
import { diffSchemas } from './diff-schemas.js';
import type { Diff } from './finding.js';
import type { Position } from './judge/levels.js';
import type { Subject } from './source/subject.js';

/** Compares two contracts or two schemas; where schemas are used, nobody but the caller can say. */
export function diff(before: Subject, after: Subject, position: Position = 'any'): Diff {
  const labels = { before: before.label, after: after.label };
  if (before.kind === 'contract' && after.kind === 'contract') {
    return { ...labels, findings: diffContracts(before.contract, after.contract) };
  }
  if (before.kind === 'schema' && after.kind === 'schema') {
    return { ...labels, findings: diffSchemas(before.file, after.file, position) };
  }
  throw new Refused(
    `Expected two contracts or two schemas, got a ${before.kind} (${before.label}) and a ${after.kind} (${after.label}).`,
  );
}
