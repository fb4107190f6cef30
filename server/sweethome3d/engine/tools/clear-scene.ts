import type { Change } from '../../home/change.js';
import { takeCheckpoint } from '../history/checkpoints.js';
import { counted, countsOf } from '../text/counted.js';
import type { Handlers } from './handler.js';

export const clearScene: Handlers['clear_scene'] = () => ({
  async run({ home }) {
    const { id: checkpointId } = await takeCheckpoint(home, 'Before the home was cleared');
    const records = await home.state();
    await home.change('Clear the home', [
      ...records.furniture.map(({ id }): Change => ({ op: 'delete', kind: 'furniture', id })),
      // The joins go first: an end must never name a wall that is not there.
      ...records.walls.map(
        ({ id }): Change => ({ op: 'set', kind: 'wall', id, values: { wallAtStart: null, wallAtEnd: null } }),
      ),
      ...records.walls.map(({ id }): Change => ({ op: 'delete', kind: 'wall', id })),
      ...records.rooms.map(({ id }): Change => ({ op: 'delete', kind: 'room', id })),
      ...records.labels.map(({ id }): Change => ({ op: 'delete', kind: 'label', id })),
      ...records.dimensionLines.map(({ id }): Change => ({ op: 'delete', kind: 'dimensionLine', id })),
    ]);
    const removed = { ...countsOf(records), levels: 0 };
    return {
      output: { removed, checkpointId },
      text: `Deleted ${counted(removed)}; ${checkpointId} has what was there.`,
    };
  },
});
