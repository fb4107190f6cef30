import { basename, resolve } from 'node:path';
import { deadlineAfter } from '../../../calls/deadline.js';
import type {
  ActionOutcome,
  AppInfo,
  CaptureRequest,
  Deadline,
  LookupRequest,
  PerformOptions,
  PictureOptions,
  RawAction,
  RawDiagnostics,
  RawException,
  RawLookup,
  RawScene,
  Toolkit,
} from '../../scene/port.js';
import { ToolkitGone, ToolkitTimeout } from '../../scene/port.js';
import { keptExceptions, probeMs, withoutApplication } from '../../scene/raw-diagnostics.js';
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
  private exceptions: RawException[] = [];
  private exceptionsTotal = 0;

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
    this.link = await UiThreadLink.start(this.setup, (problem, exception) => {
      this.onProblem(problem);
      if (!exception) return;
      this.exceptionsTotal++;
      this.exceptions = [...this.exceptions, exception].slice(-keptExceptions);
    });
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

  screenshot(window: number, deadline: Deadline, picture: PictureOptions = {}): Promise<Uint8Array | null> {
    return this.thread().then((link) => link.call('screenshot', [window, picture], deadline));
  }

  async diagnose(deadline: Deadline): Promise<RawDiagnostics> {
    const { exceptions, exceptionsTotal } = this;
    const known = { ...withoutApplication, exceptions, exceptionsTotal };
    if (!this.link?.alive) return known;
    const asked = performance.now();
    try {
      const facts = await this.link.call('probe', [], deadlineAfter(asked, probeMs(deadline.remaining())));
      const uiThread = { busy: false, answeredInMs: performance.now() - asked, stack: [] };
      return { ...known, ...facts, uiThread };
    } catch (error) {
      if (error instanceof ToolkitGone) return known;
      // What a thread is doing can't be seen from another one.
      if (error instanceof ToolkitTimeout)
        return { ...known, uiThread: { busy: true, answeredInMs: null, stack: [] } };
      throw error;
    }
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
