import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Behaviour } from '../behaviour.js';
import type { ThreadSetup } from '../bridge/messages.js';
import { reportHandlerErrorsTo } from '../scene/dispatch.js';
import { AppHandle } from './app-handle.js';
import { Application } from './application.js';

/** Loads the FXML, lets the behaviour module prepare it and shows it in the primary stage. */
export async function startApplication(
  setup: ThreadSetup,
  report: (error: unknown) => void,
): Promise<Application> {
  reportHandlerErrorsTo(report);
  const app = new Application(setup.uids);
  const handle = new AppHandle(app, report);
  const file = basename(setup.fxml);
  const stage = handle.openPrimary(await readSource(setup.fxml, file), file);
  stage.title = setup.title ?? file.replace(/\.fxml$/i, '');
  if (setup.behaviour !== null) {
    const behave = await loadBehaviour(setup.behaviour);
    await behave(handle);
    handle.reportMissingHandlers();
  }
  app.windows.showStage(stage);
  app.windows.onEmpty = () => process.exit(0);
  return app;
}

async function readSource(path: string, file: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new Error(`Expected a readable FXML file, found none at ${file}.`);
  }
}

async function loadBehaviour(path: string): Promise<Behaviour> {
  const module = (await import(pathToFileURL(path).href)) as { default?: unknown };
  if (typeof module.default !== 'function') {
    throw new Error(`Expected ${basename(path)} to export a function as default. See behaviour.ts.`);
  }
  return module.default as Behaviour;
}
