import type { Checkpoint } from '../../../../generated/mcp-sweethome3d/1.0/types.js';
import { HomeError, nothingToChange } from '../errors.js';
import type { OpenHome } from '../homes/open-home.js';
import { digestOf } from './digest.js';
import type { Timeline, TimelineEntry } from './timeline.js';

/** Keeps what the home is now. */
export async function takeCheckpoint(home: OpenHome, description: string | null): Promise<TimelineEntry> {
  const prepared = await prepareCheckpoint(home, description);
  return prepared.take();
}

/** A state that was kept for a checkpoint, which is one only when what follows it succeeds. */
export interface PreparedCheckpoint {
  take(): Promise<TimelineEntry>;
  discard(): Promise<void>;
}

export async function prepareCheckpoint(
  home: OpenHome,
  description: string | null,
): Promise<PreparedCheckpoint> {
  const { memory, port, call } = home;
  const digest = digestOf(await home.state());
  const handle = await port.snapshot(home.id, call);
  const createdAt = new Date().toISOString();
  return {
    async take() {
      const entry = { id: memory.timeline.nextId(), description, createdAt, handle, digest };
      const forgotten = memory.timeline.add(entry).map((one) => one.handle);
      await memory.forget(home.id, forgotten, port, call);
      return entry;
    },
    discard: () => port.drop(home.id, handle, call),
  };
}

/** Brings back a checkpoint and makes it the current one. */
export async function restoreCheckpoint(
  home: OpenHome,
  id: string | null,
  force: boolean,
): Promise<TimelineEntry> {
  const { timeline } = home.memory;
  const entry = await chosen(home, id, force);
  const label = `Restore ${entry.description ?? entry.id}`;
  await home.port.restore(home.id, entry.handle, label, home.call);
  timeline.moveTo(entry);
  return entry;
}

async function chosen(home: OpenHome, id: string | null, force: boolean): Promise<TimelineEntry> {
  const { timeline } = home.memory;
  const { current, previous } = timeline;
  const isAt = async (entry: TimelineEntry) => entry.digest === digestOf(await home.state());
  if (id !== null) {
    const entry = timeline.find(id);
    if (!entry) throw noCheckpoint(timeline, `There is no checkpoint ${id}.`);
    if (!force && entry === current && (await isAt(entry))) {
      throw nothingToChange(`The home is what it was at ${id} already; "force" restores it all the same.`);
    }
    return entry;
  }
  if (!current) throw noCheckpoint(timeline, 'No checkpoint was taken yet.');
  // What came after the last checkpoint is undone first.
  if (force || !(await isAt(current))) return current;
  if (!previous) {
    throw noCheckpoint(timeline, `Nothing has changed since ${current.id}, and it is the oldest checkpoint.`);
  }
  return previous;
}

function noCheckpoint(timeline: Timeline, message: string): HomeError {
  return new HomeError('SH3D_NO_CHECKPOINT', message, {
    available: timeline.entries.map(({ id }) => id),
  });
}

export function checkpointOutput({ current }: Timeline, entry: TimelineEntry): Checkpoint {
  const { id, description, createdAt } = entry;
  return { id, description, createdAt, current: entry === current };
}
