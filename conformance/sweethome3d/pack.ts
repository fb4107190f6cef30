import { contract } from '../../generated/mcp-sweethome3d/newest.js';
import { commonObservers, commonWireObservers } from '../kit/checks/observers.js';
import { definePack } from '../kit/pack.js';
import { versionsOf } from '../kit/versions-of.js';
import { checks } from './checks/index.js';
import { concerns } from './concerns.js';
import { extend } from './context.js';
import { detectProfile } from './detect-profile.js';
import kills from './kills.json' with { type: 'json' };
import { emptyHome } from './prepare.js';

/** How a server of mcp-sweethome3d is judged. */
export const pack = definePack({
  id: contract.id,
  ...versionsOf(contract),
  headings: contract.headings,
  concerns,
  selfTest: kills,
  checks,
  observers: commonObservers,
  wireObservers: commonWireObservers,
  extend,
  versionCall: { tool: 'get_state', input: {} },
  invalidInput: ['SH3D_INVALID_INPUT'],
  deadlineMs: 10_000,
  subject: 'The home',
  detectProfile,
  async prepare(t, needs) {
    if (needs.includes('actions')) await emptyHome(t);
  },
});
