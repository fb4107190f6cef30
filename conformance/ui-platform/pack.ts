import { contract } from '../../generated/mcp-ui-platform/newest.js';
import { commonObservers, commonWireObservers } from '../kit/checks/observers.js';
import type { Contract } from '../kit/contract.js';
import { definePack } from '../kit/pack.js';
import { CheckEnd } from '../kit/run/trial.js';
import { versionsOf } from '../kit/versions-of.js';
import { whyNoBrowser } from './browser/chromium.js';
import { checks } from './checks/index.js';
import { concerns } from './concerns.js';
import { extend } from './context.js';
import { id } from './contract.js';
import kills from './kills.json' with { type: 'json' };
import { keepRunning } from './platform/shared.js';

function unlessEnded(error: unknown): void {
  if (!(error instanceof CheckEnd)) throw error;
}

/** How a server of mcp-ui-platform is judged. */
export const pack = definePack({
  id,
  ...versionsOf(contract as unknown as Contract),
  headings: contract.headings,
  concerns,
  selfTest: kills,
  checks,
  observers: commonObservers,
  wireObservers: commonWireObservers,
  extend,
  versionCall: null,
  invalidInput: ['UI_INVALID_INPUT'],
  deadlineMs: 10_000,
  subject: 'The platform',
  // All of it can be judged without harm: each run has folders of its own.
  detectProfile: async () => ((await whyNoBrowser()) === null ? 'browser' : 'frontend'),
  // What has processes of its own can be judged even where the one that others share cannot be brought to run.
  prepare: (t, needs) => keepRunning(t).catch(needs.includes('stdio') ? unlessEnded : undefined),
});
