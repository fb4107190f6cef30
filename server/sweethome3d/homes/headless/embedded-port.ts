import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { DeadlinePassed } from '../../../calls/deadline.js';
import { writeWhole } from '../../files/write-whole.js';
import type { HomeEvent, HomePort, PortCall } from '../../home/port.js';
import { FileFailed, NoSuchHome } from '../../home/port-errors.js';
import { furnitureCatalog, textureCatalog } from './catalog/index.js';
import { EmbeddedHome } from './embedded-home.js';
import { stopAtDeadline } from './stop-at-deadline.js';

/** What draws, packs and reads: loaded when it is first needed, so that a server is there sooner. */
const workshop = {
  plan: () => import('../../drawing/plan-png.js'),
  photo: () => import('./photo/index.js'),
  obj: () => import('./obj/index.js'),
  file: () => import('./home-xml/index.js'),
};

/** The embedded home has no window, and there is one of it. */
const onlyHome = 'home-1';

/** A home in this program, behind the port that the real application has, too. */
export function createEmbeddedPort(home = new EmbeddedHome()): HomePort {
  const listeners = new Set<(event: HomeEvent) => void>();

  /** Work that would begin after its deadline does not begin. */
  async function on<T>(id: string | null, call: PortCall, work: (home: EmbeddedHome) => T | Promise<T>) {
    if (id !== null && id !== onlyHome) throw new NoSuchHome(id);
    if (call.deadline.remaining() <= 0) throw new DeadlinePassed(false);
    const before = home.records;
    const result = await work(home);
    if (home.records !== before) for (const tell of listeners) tell({ type: 'changed', home: onlyHome });
    return result;
  }

  return {
    attached: true,
    description: 'a home without the application',
    windows: (call) =>
      on(null, call, ({ path, modified }) => [
        { id: onlyHome, name: path === null ? 'Untitled' : basename(path), path, modified },
      ]),
    state: (id, call) => on(id, call, ({ records }) => records),
    furniture: (call) => on(null, call, () => furnitureCatalog),
    textures: (call) => on(null, call, () => textureCatalog),
    apply: (id, label, changes, call) => on(id, call, (home) => home.apply(label, changes)),
    begin: (id, label, call) => on(id, call, (home) => home.begin(label)),
    commit: (id, call) => on(id, call, (home) => home.commit()),
    rollback: (id, call) => on(id, call, (home) => home.rollback()),
    snapshot: (id, call) => on(id, call, (home) => home.snapshot()),
    restore: (id, handle, label, call) => on(id, call, (home) => home.restore(handle, label)),
    drop: (id, handle, call) => on(id, call, (home) => home.drop(handle)),
    read: (id, path, call) =>
      on(id, call, async (home) => {
        const { readHome } = await workshop.file();
        const records = readHome(await bytesOf(path));
        home.replace(`Load ${basename(path)}`, records);
        home.path = path;
        home.modified = false;
      }),
    write: (id, path, call) =>
      on(id, call, async (home) => {
        const { writeHome } = await workshop.file();
        const written = home.records;
        await writeWhole(path, await writeHome(written));
        home.path = path;
        home.modified = home.records !== written;
      }),
    planPng: (id, width, call) =>
      on(id, call, async ({ records }) => (await workshop.plan()).planPng(records, width)),
    obj: (id, call) => on(id, call, async ({ records }) => (await workshop.obj()).objZip(records)),
    photo: (id, request, call) =>
      on(id, call, async ({ records }) => {
        const { renderPhoto } = await workshop.photo();
        return stopAtDeadline(call, (signal) => renderPhoto(records, request, signal));
      }),
    undo: (id, call) => on(id, call, (home) => home.undo()),
    redo: (id, call) => on(id, call, (home) => home.redo()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch {
    throw new FileFailed(`The file ${basename(path)} can't be read; check that it is there.`);
  }
}
