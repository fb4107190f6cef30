import type { Toolkit } from '../../../server/javafx-ui/scene/port.js';
import { alterToolkit } from './alter-toolkit.js';

/** An application that runs and shows nothing. */
export function withoutWindows(toolkit: Toolkit): Toolkit {
  return alterToolkit(toolkit, {
    capture: async (request, deadline, next) => ({
      ...(await next(request, deadline)),
      windows: [],
      nodes: [],
    }),
    screenshot: async () => null,
    perform: async () => ({ ok: false, reason: 'NODE_NOT_FOUND' }),
  });
}

/** A server whose application has gone. */
export const detached = (toolkit: Toolkit): Toolkit => ({ ...alterToolkit(toolkit, {}), attached: false });
