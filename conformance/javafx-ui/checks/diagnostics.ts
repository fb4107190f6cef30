import type { CheckRun } from '../../kit/check.js';
import { asArray, asObject } from '../../kit/reading/json.js';
import type { Check, CheckContext } from '../check.js';
import type { ToolInput } from '../contract.js';
import { whileHanging } from '../fixture/hang.js';
import { longerThanDeadline } from '../fixture/one-hang.js';

/** A thread that is free may be late on a busy machine; one that is told to be busy for ever is not free. */
const tries = 20;

/** 20 Diagnostics */
export const diagnostics = {
  'diagnostics-busy': {
    deadlines: 3,
    run: async (t) => {
      offered(t);
      await whileHanging(t, longerThanDeadline(t), async () => {
        const { output, reply } = await diagnose(t);
        t.equal(asObject(output.fxThread).busy ?? null, true, 'fxThread.busy while it hangs', reply);
      });
    },
  },

  'diagnostics-free': async (t) => {
    for (let left = tries; ; left--) {
      const { output, reply } = await diagnose(t);
      const { busy = null } = asObject(output.fxThread);
      if (busy === true && left > 1) continue;
      t.equal(busy, false, 'fxThread.busy while it is free', reply);
      return;
    }
  },

  'diagnostics-capabilities': both(async (t) => {
    const { output, reply } = await diagnose(t);
    const { actions = null, screenshots = null } = asObject(output.capabilities);
    t.equal(actions, t.target.offers('ui_perform'), 'capabilities.actions', reply);
    t.equal(screenshots, t.target.offers('ui_screenshot'), 'capabilities.screenshots', reply);
  }),

  'diagnostics-bounded': both(async (t) => {
    for (const input of [{ exceptions: 0, outputLines: 0 }, { exceptions: 1, outputLines: 1 }, {}]) {
      const { exceptions = 5, outputLines = 20 } = input as ToolInput<'ui_diagnostics'>;
      const { output, reply } = await diagnose(t, input);
      const told = asArray(output.exceptions).length;
      t.expect(told <= exceptions!, `at most ${exceptions} exceptions`, told, reply);
      const lines = asArray(output.output).length;
      t.expect(lines <= outputLines!, `at most ${outputLines} lines of output`, lines, reply);
    }
  }),

  'diagnostics-text': both(async (t) => {
    const { output, reply } = await diagnose(t);
    const missing = Object.entries(asObject(output.capabilities)).filter(([, there]) => there === false);
    if (missing.length === 0) t.skip('nothing is missing here');
    for (const [name] of missing)
      t.expect(reply.text.includes(name), `${name} in the text`, reply.text, reply);
  }),
} satisfies Record<string, Check>;

/** All that it does is read. */
function both(run: CheckRun<CheckContext>): Check {
  return { run, byReading: run };
}

function offered(t: CheckContext): void {
  if (!t.target.offers('ui_diagnostics')) t.skip('ui_diagnostics is not offered');
}

/** Never remembered: it tells of this moment. */
async function diagnose(t: CheckContext, input: ToolInput<'ui_diagnostics'> = {}) {
  offered(t);
  const reply = await t.call('ui_diagnostics', input);
  return { output: t.output(reply, 'diagnostics'), reply };
}
