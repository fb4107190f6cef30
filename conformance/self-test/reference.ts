import { fileURLToPath } from 'node:url';
import { fixtureView } from '../../server/host/view.js';
import {
  createHeadlessToolkit,
  createServer,
  type PartialConfig,
  type Toolkit,
  type View,
} from '../../server/index.js';
import { warmUp } from '../../server/toolkit/warm-up.js';
import type { Contract } from '../contract.js';

/** Short, so that waiting for deadlines does not take long; long enough for two busy cores. */
export const referenceFxTimeoutMs = 1500;

export interface ReferenceOptions {
  /** Another application than the fixture. */
  view?: View;
  overToolkit?: (toolkit: Toolkit) => Toolkit;
  options?: PartialConfig;
  /** In another version than the newest. */
  contract?: Contract;
  /** Ready for a whole run: a first picture has been taken. */
  warm?: boolean;
}

export interface Reference {
  url: string;
  token: string;
  close(): Promise<void>;
}

/** The reference server with the fixture, in this process, on a port of its own. */
export async function startReference({
  view,
  overToolkit,
  options,
  contract,
  warm,
}: ReferenceOptions = {}): Promise<Reference> {
  const toolkit: Toolkit = await createHeadlessToolkit(view ?? fixtureView());
  if (warm) await warmUp(toolkit);
  const server = createServer({
    fxTimeoutMs: referenceFxTimeoutMs,
    serverShutdownMs: 100,
    register: false,
    quiet: true,
    log: () => {},
    ...options,
    ...(contract ? { contract } : {}),
    toolkit: overToolkit ? overToolkit(toolkit) : toolkit,
  });
  const handle = await server.listen();
  return { url: handle.endpoint()!, token: server.token, close: () => handle.close() };
}

/** The same as a program that speaks over stdio. */
export function referenceCommand(...more: string[]): string[] {
  const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
  const timeout = ['--fx-timeout', String(referenceFxTimeoutMs)];
  return [process.execPath, cli, 'serve', '--stdio', '--quiet', ...timeout, ...more];
}
