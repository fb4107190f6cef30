import type { UiGetSnapshotInput, UiLookInput } from '../../../client/javafx-ui/contract.js';
import { needsNewer } from '../../../client/javafx-ui/needs-newer.js';
import type { Session } from '../../../client/javafx-ui/session.js';
import { UsageError } from '../../failure.js';

/** What of the user interface; `snapshot` and `watch` have these. */
export const viewOptions = {
  within: {
    type: 'string',
    placeholder: 'locator',
    description: 'Only this node and what is below it; needs a server of 1.1',
  },
  window: {
    type: 'string',
    placeholder: 'id',
    description: 'Another window, by its id such as w2; needs a server of 1.1',
  },
  'max-bytes': {
    type: 'integer',
    placeholder: 'bytes',
    description: 'Most bytes of a look; needs a server of 1.1',
  },
  scene: { type: 'boolean', description: 'The tree of all nodes; a server of 1.0 shows nothing else' },
  all: { type: 'boolean', description: 'Of the tree: all windows; by default the focused one' },
  stage: { type: 'integer', placeholder: 'index', description: 'Of the tree: the window with this index' },
  full: { type: 'boolean', description: 'Of the tree: with bounds, rows and all other sections' },
  depth: {
    type: 'integer',
    placeholder: 'levels',
    description: 'Of the tree: how deep; 0 is the root alone',
  },
} as const;

export interface ViewChoice {
  readonly within: string | undefined;
  readonly window: string | undefined;
  readonly 'max-bytes': number | undefined;
  readonly scene: boolean;
  readonly all: boolean;
  readonly stage: number | undefined;
  readonly full: boolean;
  readonly depth: number | undefined;
}

/** What a user sees, or the tree of nodes. */
export type View = { readonly look: UiLookInput } | { readonly tree: UiGetSnapshotInput };

/** Refuses what no server can do, before one is asked. */
export function checkView(choice: ViewChoice): void {
  const { all, stage, window, scene } = choice;
  if (all && stage !== undefined) throw new UsageError('Expected "--all" or "--stage", got both.');
  if (window !== undefined && (all || stage !== undefined))
    throw new UsageError(`Expected "--window" or "${all ? '--all' : '--stage'}", got both.`);
  const ofLook = given(choice, ['within', 'max-bytes']);
  if (scene && ofLook !== undefined)
    throw new UsageError(`The option "--${ofLook}" is not for the tree of nodes; leave "--scene" out.`);
}

/** What the options mean for the server: one that has looks shows them unless it is asked for the tree. */
export function viewOf(session: Session, choice: ViewChoice): View {
  const { within, window, 'max-bytes': maxBytes, scene } = choice;
  const ofLook = given(choice, ['within', 'max-bytes', 'window']);
  if (ofLook !== undefined) {
    const instead = ofLook === 'window' ? 'Choose one with "--stage <index>"' : 'Leave it out';
    needsNewer(session, `the option "--${ofLook}"`, instead);
  }
  if (scene || !session.speaksNewest) return { tree: treeInput(choice) };
  const ofTree = given(choice, ['all', 'stage', 'full', 'depth']);
  if (ofTree !== undefined)
    throw new UsageError(`The option "--${ofTree}" is for the tree of nodes; add "--scene".`);
  return {
    look: {
      ...(within === undefined ? {} : { within }),
      ...(window === undefined ? {} : { window }),
      ...(maxBytes === undefined ? {} : { maxBytes }),
    },
  };
}

function treeInput({ all, stage, window, full, depth }: ViewChoice): UiGetSnapshotInput {
  return {
    ...(all ? { stage: 'all' } : {}),
    ...(stage === undefined ? {} : { stageIndex: stage }),
    ...(window === undefined ? {} : { window }),
    ...(full ? { mode: 'full', include: { properties: true, accessibility: true } } : {}),
    // As deep as it goes: a person sees where to stop.
    depth: depth ?? 1000,
  };
}

/** The first of these options that was given. */
function given(choice: ViewChoice, names: readonly (keyof ViewChoice)[]): string | undefined {
  return names.find((name) => choice[name] !== undefined && choice[name] !== false);
}
