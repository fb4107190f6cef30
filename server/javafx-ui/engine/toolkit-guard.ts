import { atDeadline } from '../../calls/deadline.js';
import { type Deadline, type Toolkit, ToolkitTimeout } from '../scene/port.js';
import { checkOrder } from '../scene/scene-order.js';

/** A toolkit knows best whether work had begun, so it is given this long to say so. */
const graceMs = 200;

/**
 * Holds a toolkit to its promise to answer by the deadline: one that forgets a call must not stop all
 * that follow. Whether its work had begun is not known then, so it is taken as begun.
 */
export function guardToolkit(toolkit: Toolkit): GuardedToolkit {
  const lookup = toolkit.lookup?.bind(toolkit);
  const screenshot = toolkit.screenshot?.bind(toolkit);
  const diagnose = toolkit.diagnose?.bind(toolkit);
  return {
    capture: async (request, deadline) =>
      checkOrder(await answered(toolkit.capture(request, deadline), deadline)),
    ...(lookup && { lookup: (request, deadline) => answered(lookup(request, deadline), deadline) }),
    perform: (action, options, deadline) => answered(toolkit.perform(action, options, deadline), deadline),
    ...(screenshot && {
      screenshot: (window, deadline, picture) => answered(screenshot(window, deadline, picture), deadline),
    }),
    ...(diagnose && { diagnose: (deadline) => answered(diagnose(deadline), deadline) }),
  };
}

/** What the tools do to the UI. */
export type GuardedToolkit = Pick<Toolkit, 'capture' | 'lookup' | 'perform' | 'screenshot' | 'diagnose'>;

function answered<T>(work: Promise<T>, deadline: Deadline): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = atDeadline(deadline, () => reject(new ToolkitTimeout(true)), graceMs);
    work.then(resolve, reject).finally(cancel);
  });
}
