import type { LifecycleOptions } from '../../calls/lifecycle.js';
import type { Toolkit } from '../scene/port.js';
import { notEnabled } from './errors.js';

export interface LifecycleFacts {
  enabled: boolean;
  allowActions: boolean;
  isForbidden: (tool: string) => boolean;
}

/** The state of the contract's lifecycle follows from what is there; all its refusals have one code. */
export function lifecycleOf(
  toolkit: Pick<Toolkit, 'attached'>,
  { enabled, allowActions, isForbidden }: LifecycleFacts,
): LifecycleOptions {
  return {
    state() {
      if (!enabled) return 'disabled';
      if (!toolkit.attached) return 'detached';
      return allowActions ? 'ready' : 'read-only';
    },
    refuse(state, tool) {
      if (state === 'disabled') return notEnabled('DISABLED', 'The server is switched off.');
      if (isForbidden(tool))
        return notEnabled('READ_ONLY', `The server is read-only: ${tool} is not allowed.`);
      return state === 'detached'
        ? notEnabled('NOT_ATTACHED', 'No JavaFX application is attached.')
        : notEnabled('NOT_OFFERED', `This server does not offer ${tool}.`);
    },
  };
}
