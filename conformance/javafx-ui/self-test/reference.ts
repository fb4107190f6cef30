import {
  createHeadlessToolkit,
  createServer,
  type PartialConfig,
  type Toolkit,
  type View,
} from '../../../server/index.js';
import { warmUp } from '../../../server/javafx-ui/toolkits/warm-up.js';
import { fixtureView } from '../../../server/javafx-ui/view.js';
import { cli } from '../../../testing/paths.js';
import { patiently as anyTries } from '../../kit/self-test/kill-matrix.js';
import type { Contract } from '../contract.js';

/** Short, so that waiting for deadlines does not take long; long enough for two busy cores. */
export const referenceFxTimeoutMs = 1500;

/** How the suite judges it: a test would rather wait for a quiet moment than say that the machine was busy. */
export const patiently = { ...anyTries, deadlineMs: referenceFxTimeoutMs };

export interface ReferenceOptions {
  /** Another application than the fixture. */
  view?: View;
  alterToolkit?: (toolkit: Toolkit) => Toolkit;
  options?: PartialConfig;
  /** In another version than the newest. */
  contract?: Contract;
}

export interface Reference {
  url: string;
  token: string;
  close(): Promise<void>;
}

/** The reference server with the fixture, in this process, on a port of its own. */
export async function startReference({
  view,
  alterToolkit,
  options,
  contract,
}: ReferenceOptions = {}): Promise<Reference> {
  const toolkit: Toolkit = await createHeadlessToolkit(view ?? fixtureView());
  await warmUp(toolkit);
  const server = createServer({
    fxTimeoutMs: referenceFxTimeoutMs,
    serverShutdownMs: 100,
    register: false,
    quiet: true,
    log: () => {},
    ...options,
    ...(contract ? { contract } : {}),
    toolkit: alterToolkit ? alterToolkit(toolkit) : toolkit,
  });
  const handle = await server.listen();
  return { url: handle.endpoint()!, token: server.token, close: () => handle.close() };
}

/** The same as a program that speaks over stdio. */
export function referenceCommand(...more: string[]): string[] {
  const timeout = ['--fx-timeout', String(referenceFxTimeoutMs)];
  return [process.execPath, cli, 'serve', '--stdio', '--quiet', ...timeout, ...more];
}
