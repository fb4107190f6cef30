import fc from 'fast-check';
import type { Deadline, Toolkit } from '../../../../server/javafx-ui/scene/port.js';
import { alterToolkit } from '../alter-toolkit.js';
import type { Oddity } from '../oddity.js';

/** Applications in which somebody works while they are judged: nodes come and go, and what stays moves. */
export const living = {
  'shows nodes that come and go now and then': {
    only: ['2.3', '2.4', '4', '5', '6', '7', '9', '12', '14'],
    settings: { profile: 'core' },
    toolkit: busy(7),
    restless: true,
  },

  'shows other nodes each time': {
    only: ['input-null', 'snapshot-defaults', 'compact-subset', 'query-truncated', '5.1', '14'],
    settings: { profile: 'core' },
    toolkit: busy(1),
    restless: true,
  },
} satisfies Record<string, Oddity>;

/** Who works does not do so in a rhythm that a check could have by chance. */
const resets = fc.sample(
  fc.integer({ min: 0, max: 4 }).map((i) => i === 0),
  { seed: 7, numRuns: 997 },
);

/** Before every so many captures, somebody adds a button; after some of them, all begins anew. */
function busy(every: number): (toolkit: Toolkit) => Toolkit {
  return (toolkit) => {
    let captures = 0;
    let clicks = 0;
    const click = async (id: string, deadline: Deadline): Promise<void> => {
      const scope = { kind: 'windows', selection: { stage: 'all' } } as const;
      const { nodes } = await toolkit.capture({ scope, sections: [] }, deadline);
      const button = nodes.find((node) => node.id === id);
      if (button)
        await toolkit.perform({ type: 'click', target: { uid: button.uid } }, { settle: true }, deadline);
    };
    return alterToolkit(toolkit, {
      async capture(request, deadline, next) {
        if (++captures % every === 0)
          await click(resets[++clicks % resets.length] ? 'reset' : 'add', deadline);
        return next(request, deadline);
      },
    });
  };
}
