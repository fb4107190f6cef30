import { basename, resolve } from 'node:path';
import type {
  ActionOutcome,
  AppInfo,
  CaptureRequest,
  Deadline,
  LookupRequest,
  PerformOptions,
  RawAction,
  RawLookup,
  RawScene,
  Toolkit,
} from '../port.js';
import { ToolkitGone } from '../port.js';
import type { ThreadSetup } from './bridge/messages.js';
import { UiThreadLink } from './bridge/ui-thread-link.js';
import { readColumns } from './capture/columns.js';
import { newUidCounter } from './runtime/uids.js';

export interface HeadlessOptions {
  /** Path of the FXML file that the primary stage shows. */
  fxml: string;
  /** Path of a JavaScript module whose default export brings the FXML to life; see `behaviour.ts`. */
  behaviour?: string;
  /** Title of the primary stage; the name of the FXML file when absent. */
  title?: string;
  /** Hears what the application's own code threw. Standard error when absent. */
  onProblem?: (problem: string) => void;
}

/** A toolkit that can always be restarted, looked up in and photographed. */
export type HeadlessToolkit = Required<Toolkit>;

/** Starts an application on a UI thread of its own and waits until it shows. */
export async function createHeadlessToolkit(options: HeadlessOptions): Promise<HeadlessToolkit> {
  const toolkit = new ThreadedToolkit(options);
  await toolkit.start();
  return toolkit;
}

class ThreadedToolkit implements HeadlessToolkit {
  private link: UiThreadLink | undefined;
  private readonly setup: ThreadSetup;
  private readonly onProblem: (problem: string) => void;

  constructor(options: HeadlessOptions) {
    this.setup = {
      fxml: resolve(options.fxml),
      behaviour: options.behaviour === undefined ? null : resolve(options.behaviour),
      title: options.title ?? null,
      uids: newUidCounter(),
    };
    this.onProblem = options.onProblem ?? ((problem) => process.stderr.write(`${problem}\n`));
  }

  get attached(): boolean {
    return this.link?.alive ?? false;
  }

  info(): AppInfo {
    return { pid: process.pid, javaVersion: null, javafxVersion: null, mainClass: basename(this.setup.fxml) };
  }

  async start(): Promise<void> {
    this.link = await UiThreadLink.start(this.setup, this.onProblem);
  }

  async capture(request: CaptureRequest, deadline: Deadline): Promise<RawScene> {
    const link = await this.thread();
    return readColumns(await link.call('capture', [request], deadline));
  }

  lookup(request: LookupRequest, deadline: Deadline): Promise<RawLookup> {
    return this.thread().then((link) => link.call('lookup', [request], deadline));
  }

  perform(action: RawAction, options: PerformOptions, deadline: Deadline): Promise<ActionOutcome> {
    return this.thread().then((link) => link.call('perform', [action, options], deadline));
  }

  screenshot(window: number, deadline: Deadline): Promise<Uint8Array | null> {
    return this.thread().then((link) => link.call('screenshot', [window], deadline));
  }

  async restart(): Promise<void> {
    await this.close();
    await this.start();
  }

  async close(): Promise<void> {
    await this.link?.terminate();
  }

  private async thread(): Promise<UiThreadLink> {
    if (!this.link) throw new ToolkitGone();
    return this.link;
  }
}
