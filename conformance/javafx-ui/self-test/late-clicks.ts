import { setTimeout as sleep } from 'node:timers/promises';
import type { Deadline, Toolkit } from '../../../server/javafx-ui/scene/port.js';
import { alterToolkit } from './alter-toolkit.js';

/** In steps, so that a machine that stands still does not make a click come before the next call can be made. */
const steps = 5;

/**
 * Clicks on some nodes arrive after they were answered: as soon as somebody has looked at the UI or acts again, or
 * after `latestMs` by themselves. Without such a limit they are late on every machine, however slow it is.
 */
export function withLateClicks(
  isLate: (id: string) => boolean,
  latestMs?: number,
): (toolkit: Toolkit) => Toolkit {
  return (toolkit) => {
    let late: (() => Promise<unknown>) | undefined;
    let clickedIn: number | undefined;
    const arrive = async (): Promise<void> => {
      const click = late;
      late = undefined;
      // Nobody waits for it any more, so what becomes of it is told to nobody.
      await click?.().catch(() => {});
    };
    return alterToolkit(toolkit, {
      async capture(request, deadline, next) {
        const scene = await next(request, deadline);
        // Not after a look of the call that clicked: who looks next would find the click there at once.
        if (deadline.at !== clickedIn) void arrive();
        return scene;
      },
      async perform(action, options, deadline, next) {
        await arrive();
        if (action.type !== 'click' || !('target' in action)) return next(action, options, deadline);
        const scope = { kind: 'node', uid: action.target.uid } as const;
        const [node] = (await toolkit.capture({ scope, depth: 0, sections: [] }, deadline)).nodes;
        if (!isLate(node?.id ?? '')) return next(action, options, deadline);
        const click = () => next(action, options, muchLater(deadline));
        late = click;
        clickedIn = deadline.at;
        if (latestMs !== undefined) void passed(latestMs).then(() => (late === click ? arrive() : undefined));
        return { ok: true, window: null };
      },
    });
  };
}

async function passed(ms: number): Promise<void> {
  for (let i = 0; i < steps; i++) await sleep(ms / steps, null, { ref: false });
}

const muchLater = ({ at, remaining }: Deadline): Deadline => ({
  at: at + 600_000,
  remaining: () => remaining() + 600_000,
});
