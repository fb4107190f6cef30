import { setTimeout as sleep } from 'node:timers/promises';
import type { RawWindow, Toolkit } from '../../../../server/javafx-ui/scene/port.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Oddity } from '../oddity.js';

/** Other desktops, and other ways to act. */
export const desktops = {
  'runs on a desktop that focuses no window': {
    only: ['6', '10.3', 'text-suffices', 'screenshot-default', 'perform-disabled'],
    toolkit: unfocused,
  },

  'scrolls by the notches of a wheel': {
    only: ['scroll-direction', '8'],
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        perform(action, options, deadline, next) {
          if (action.type !== 'scroll') return next(action, options, deadline);
          const notches = Math.max(1, Math.round(Math.abs(action.deltaY) / 40));
          const deltaY = Math.sign(action.deltaY) * notches * 40;
          return next({ ...action, deltaY }, options, deadline);
        },
      }),
  },

  'answers before its click arrives, where nobody waits for the UI': {
    only: ['13'],
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        perform(action, options, deadline, next) {
          if (options.settle || action.type !== 'click') return next(action, options, deadline);
          void sleep(150).then(() => next(action, options, deadline).catch(() => {}));
          return Promise.resolve({ ok: true, window: null });
        },
      }),
  },

  'waits for the UI to be idle although it need not': {
    only: ['13'],
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        perform: (action, _, deadline, next) => next(action, { settle: true }, deadline),
      }),
  },

  'names the other rule where an action breaks two': {
    only: ['10.2'],
    toolkit: (toolkit) =>
      alterToolkit(toolkit, {
        async perform(action, options, deadline, next) {
          const outcome = await next(action, options, deadline);
          if (outcome.ok || action.type !== 'setText' || outcome.reason === 'BLOCKED_BY_MODAL')
            return outcome;
          const scope = { kind: 'node', uid: action.target.uid } as const;
          const [node] = (await toolkit.capture({ scope, depth: 0, sections: [] }, deadline)).nodes;
          const takesText = !node || /^Text(Field|Area)$/.test(node.type);
          return takesText ? outcome : { ok: false, reason: 'UNSUPPORTED_TARGET_TYPE' };
        },
      }),
  },
} satisfies Record<string, Oddity>;

/** No window has the focus; each scene still has its focus owner, and typing goes to the first window. */
function unfocused(toolkit: Toolkit): Toolkit {
  return alterToolkit(toolkit, {
    async capture(request, deadline, next) {
      const { scope } = request;
      const wide = scope.kind === 'windows' ? { ...scope, selection: { stage: 'all' as const } } : scope;
      const scene = await next({ ...request, scope: wide }, deadline);
      for (const window of scene.windows) window.focused = false;
      for (const node of scene.nodes) delete node.focused;
      return scene;
    },
    async perform(action, options, deadline, next) {
      if (!('window' in action) || action.window !== null) return next(action, options, deadline);
      const { windows } = await toolkit.capture({ scope: { kind: 'none' }, sections: [] }, deadline);
      const [first] = windows.filter(({ kind }) => kind === 'stage').sort(byTitle);
      return next({ ...action, window: first?.key ?? null }, options, deadline);
    },
    screenshot: (window, deadline, next) => next(window, deadline),
  });
}

const byTitle = (a: RawWindow, b: RawWindow): number =>
  a.title === b.title ? 0 : a.title === null || (b.title !== null && a.title > b.title) ? 1 : -1;
