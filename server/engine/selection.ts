import type { QueryScope, UiGetSnapshotInput } from '../../generated/mcp-javafx-ui/1.0/types.js';
import type { WindowSelection } from '../toolkit/port.js';
import { invalidInput } from './errors.js';

/** Which windows a snapshot is of. */
export function snapshotSelection({ stage, stageIndex }: UiGetSnapshotInput): WindowSelection {
  if (stageIndex == null) return { stage: stage ?? 'focused' };
  if (stage == null || stage === 'focused') return { stageIndex };
  const expected = 'no "stageIndex" beside this "stage"';
  const message = `Expected ${expected}, got ${stageIndex} with "${stage}"; leave one of them out.`;
  throw invalidInput([{ pointer: '/stageIndex', message, expected }]);
}

/** Where a query searches. */
export function scopeSelection(scope: QueryScope | null | undefined): WindowSelection {
  if (scope?.stageIndex != null) return { stageIndex: scope.stageIndex };
  if (scope?.stage !== 'index') return { stage: 'focused' };
  const expected = 'the member "stageIndex"';
  const message = 'Missing member "stageIndex" in "scope": with "stage": "index" it says which window.';
  throw invalidInput([{ pointer: '/scope', message, expected }]);
}
