import { join } from 'node:path';
import type { CheckContext as AnyContext, TargetFacts } from '../../kit/check.js';
import type { Tools } from '../contract.js';
import { configure, start } from './lifecycle.js';
import { application, type Project, temporaryFolder, writeFiles } from './project.js';

/** What the checks of one run share. */
export interface Shared {
  project: Project;
  /** What frontends were sent that is no message of the contract, as sentences. */
  readonly strangeMessages: string[];
  /** How many messages they were sent. */
  messages: number;
  /** The session that browsers show; empty as long as there is none. */
  stage: string;
  /** For names that nobody has used yet. */
  count: number;
}

const runs = new WeakMap<TargetFacts, Shared>();

/** Of the run that judges this target. */
export function sharedOf(target: TargetFacts): Shared {
  const known = runs.get(target);
  if (known) return known;
  const shared: Shared = {
    project: { baseDir: '', url: '' },
    strangeMessages: [],
    messages: 0,
    stage: '',
    count: 0,
  };
  runs.set(target, shared);
  return shared;
}

/** Brings the process that all checks share to where it runs the application, whatever became of it. */
export async function keepRunning(t: AnyContext<Tools>): Promise<void> {
  const shared = sharedOf(t.target);
  const { ok, error } = await t.call('ui_get_state', {});
  if (ok && shared.project.url !== '') return;
  if (error?.code !== 'UI_NOT_STARTED') {
    const { folder, remove } = temporaryFolder();
    t.afterRun(remove);
    shared.project = { baseDir: join(folder, 'project'), url: '' };
    writeFiles(shared.project.baseDir, application);
    await configure(t, shared.project.baseDir);
  }
  shared.project = { ...shared.project, url: await start(t) };
}
