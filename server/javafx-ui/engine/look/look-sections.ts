import type { CaptureRequest, Deadline, RawScene, SectionName, WindowSelection } from '../../scene/port.js';
import type { GuardedToolkit } from '../toolkit-guard.js';

/** What decides whether something is a line, and what it says. */
export const lookSections: readonly SectionName[] = [
  'bounds',
  'properties',
  'virtualization',
  'accessibility',
  'pseudoClass',
  'look',
];

export const everyWindow: WindowSelection = { stage: 'all' };

/** Reads the selected windows with all that a look at them needs. */
export function captureForLook(
  toolkit: GuardedToolkit,
  selection: WindowSelection,
  deadline: Deadline,
  more: readonly SectionName[] = [],
): Promise<RawScene> {
  const request: CaptureRequest = {
    scope: { kind: 'windows', selection },
    sections: [...lookSections, ...more],
  };
  return toolkit.capture(request, deadline);
}
