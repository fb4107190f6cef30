import { commonObservers, commonWireObservers } from '../kit/checks/observers.js';
import { commonRemarks } from '../kit/checks/remarks.js';
import { definePack } from '../kit/pack.js';
import { checks } from './checks/index.js';
import { shared } from './checks/shared.js';
import { concerns } from './concerns.js';
import { extend } from './context.js';
import { headings, id, type RequirementId, versions } from './contract.js';
import { detectProfile } from './detect-profile.js';
import { arrives, proveOnce } from './fixture/proofs.js';
import kills from './kills.json' with { type: 'json' };
import { life } from './life.js';
import { notes } from './notes.js';

/** How a server of mcp-javafx-ui is judged. */
export const pack = definePack({
  id,
  ...versions,
  headings,
  concerns,
  notes,
  selfTest: kills,
  checks,
  observers: commonObservers satisfies Partial<Record<RequirementId, unknown>>,
  wireObservers: commonWireObservers satisfies Partial<Record<RequirementId, unknown>>,
  remarks: commonRemarks(shared),
  extend,
  versionCall: { tool: 'ui_get_snapshot', input: { depth: 0 } },
  invalidInput: ['MCP_UI_INVALID_INPUT'],
  deadlineMs: 5000,
  subject: 'The UI',
  fixtures: {
    windowless: {
      description: 'an application that runs and shows no window',
      only: ['stage-out-of-range', 'stage-available', 'screenshot-range', 'error-*', 'no-leak'],
    },
  },
  async notReady(t) {
    const { error } = await t.read('ui_get_snapshot', { depth: 0 });
    if (error?.code !== 'MCP_UI_NOT_ENABLED') return null;
    return `The server has nothing to show: ${error.message} Start the application and judge it then.`;
  },
  detectProfile,
  life,
  async prepare(t, needs) {
    if (!needs.includes('fixture')) return;
    await t.fixture.reset();
    await proveOnce(t);
    // Without a click there is no reset, whatever it looks like.
    await t.given('click-target', () =>
      t.demand(arrives(t, 'click-target'), 'a click to have an effect', 'success without any'),
    );
  },
});
