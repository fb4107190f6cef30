import type { Deadline, Toolkit } from '../scene/port.js';

const patienceMs = 30_000;

/** Takes a picture that nobody looks at: the first one loads fonts, and would take that from a caller's deadline. */
export async function warmUp(toolkit: Toolkit): Promise<void> {
  const at = performance.now() + patienceMs;
  const deadline: Deadline = { at, remaining: () => at - performance.now() };
  const { windows } = await toolkit.capture({ scope: { kind: 'none' }, sections: [] }, deadline);
  const [window] = windows;
  if (window) await toolkit.screenshot?.(window.key, deadline);
}
