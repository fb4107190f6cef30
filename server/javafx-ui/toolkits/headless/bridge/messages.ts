import type { PictureOptions, RawDiagnostics, RawException, Toolkit } from '../../../scene/port.js';
import type { SceneColumns } from '../capture/columns.js';
import type { UidCounter } from '../runtime/uids.js';
import type { CallWords } from './call-state.js';

/** What a thread needs to start an application. */
export interface ThreadSetup {
  /** Path of the FXML file. */
  fxml: string;
  /** Path of the behaviour module. */
  behaviour: string | null;
  title: string | null;
  uids: UidCounter;
}

/** What the thread itself gets: the application's setup, and the words of its calls. */
export interface ThreadData {
  setup: ThreadSetup;
  words: CallWords;
}

/** Methods of the port that run on the UI thread, with their arguments and results. */
export interface Calls {
  capture: { args: [Parameters<Toolkit['capture']>[0]]; result: SceneColumns };
  lookup: {
    args: [Parameters<NonNullable<Toolkit['lookup']>>[0]];
    result: Awaited<ReturnType<NonNullable<Toolkit['lookup']>>>;
  };
  perform: {
    args: [Parameters<Toolkit['perform']>[0], Parameters<Toolkit['perform']>[1]];
    result: Awaited<ReturnType<Toolkit['perform']>>;
  };
  screenshot: { args: [number, PictureOptions]; result: Uint8Array | null };
  /** What only the thread itself knows of how it is. */
  probe: { args: []; result: Pick<RawDiagnostics, 'pulsesPerSecond' | 'memory'> };
}

export type CallName = keyof Calls;

export interface CallMessage {
  call: number;
  name: CallName;
  args: unknown[];
  /** Index of the word that tells whether the call is pending, begun or cancelled. */
  word: number;
}

export type ThreadMessage =
  | { ready: true }
  /** The application did not start. */
  | { failed: string }
  /** A handler or the application's own code threw. */
  | { problem: string; exception: RawException }
  | { call: number; result: unknown }
  | { call: number; error: string };
