import { quote } from '../../../calls/quote.js';
import { checkpointOutput, restoreCheckpoint, takeCheckpoint } from '../history/checkpoints.js';
import { timelineLimit } from '../history/timeline.js';
import { counted, countsOf } from '../text/counted.js';
import type { Handlers } from './handler.js';

export const checkpoint: Handlers['checkpoint'] = ({ description }) => ({
  async run({ home }) {
    const entry = await takeCheckpoint(home, description ?? null);
    return {
      output: checkpointOutput(home.memory.timeline, entry),
      text: `Took ${entry.id}; restore_checkpoint comes back to it.`,
    };
  },
});

export const restore: Handlers['restore_checkpoint'] = ({ id, force }) => ({
  async run({ home }) {
    const entry = await restoreCheckpoint(home, id ?? null, force ?? false);
    const contents = countsOf(await home.state());
    return {
      output: { checkpoint: checkpointOutput(home.memory.timeline, entry), contents },
      text: `Restored ${entry.id}: the home has ${counted(contents)}.`,
    };
  },
});

export const listCheckpoints: Handlers['list_checkpoints'] = () => ({
  run({ home }) {
    const { timeline } = home.memory;
    const checkpoints = timeline.entries.map((entry) => checkpointOutput(timeline, entry));
    const lines = checkpoints.map(
      ({ id, description, current }) =>
        `${id}${description === null ? '' : ` ${quote(description, 80)}`}${current ? ', current' : ''}`,
    );
    return {
      output: { checkpoints, current: timeline.current?.id ?? null, limit: timelineLimit },
      text: lines.length === 0 ? 'There are no checkpoints.' : lines.join('\n'),
    };
  },
});
