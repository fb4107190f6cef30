import type { UiGetSnapshotInput } from '../../../client/javafx-ui/contract.js';
import { UsageError } from '../../failure.js';

/** What of the user interface; `snapshot` and `watch` have these. */
export const snapshotOptions = {
  all: { type: 'boolean', description: 'All windows; by default the focused one' },
  stage: { type: 'integer', placeholder: 'index', description: 'The window with this index' },
  full: { type: 'boolean', description: 'With bounds, rows and all other sections' },
  depth: { type: 'integer', placeholder: 'levels', description: 'How deep; 0 is the root alone' },
} as const;

export interface SnapshotChoice {
  readonly all: boolean;
  readonly stage: number | undefined;
  readonly full: boolean;
  readonly depth: number | undefined;
}

export function snapshotInput({ all, stage, full, depth }: SnapshotChoice): UiGetSnapshotInput {
  if (all && stage !== undefined) throw new UsageError('Expected "--all" or "--stage", got both.');
  return {
    ...(all ? { stage: 'all' } : {}),
    ...(stage === undefined ? {} : { stageIndex: stage }),
    ...(full ? { mode: 'full', include: { properties: true, accessibility: true } } : {}),
    // As deep as it goes: a person sees where to stop.
    depth: depth ?? 1000,
  };
}
