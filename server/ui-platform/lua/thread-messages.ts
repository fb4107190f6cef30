/** What the platform asks the thread of a session to do. */
export type Task =
  | { readonly kind: 'open'; readonly settings: ThreadSettings; readonly runMain: boolean }
  | { readonly kind: 'run'; readonly code: string }
  | { readonly kind: 'state' }
  | { readonly kind: 'batch'; readonly connection: string; readonly frame: string }
  | { readonly kind: 'disconnect'; readonly connection: string };

export interface ThreadSettings {
  readonly sessionId: string;
  readonly baseDir: string;
  readonly softTimeoutMs: number;
  readonly hardTimeoutMs: number;
  readonly memoryBytes: number;
  /** Another one for each fresh state of the session. */
  readonly epoch: string;
}

/** A message to some frontends; `whole` says that the view definitions belong into it. */
export interface Outgoing {
  readonly connections: readonly string[];
  readonly message: string;
  readonly whole: boolean;
}

/** A variable that frontends may know has got a type, or has ended. */
export interface TypeNotice {
  readonly id: number;
  /** Undefined: the variable has ended. */
  readonly type: string | null | undefined;
  /** The connection that it belongs to; empty when it belongs to the application. */
  readonly owner: string;
}

export type TaskResult =
  | { readonly ok: true; readonly texts: readonly (string | undefined)[] }
  | {
      readonly ok: false;
      readonly why: 'failed' | 'out-of-time';
      readonly message: string;
      /** The calls that led to it, where there were any. */
      readonly traceback?: string | undefined;
    };

/** A task is done. */
export interface Done {
  readonly kind: 'done';
  readonly result: TaskResult;
  readonly outgoing?: readonly Outgoing[];
  readonly types?: readonly TypeNotice[];
}

/**
 * What a thread says: that it is ready, that a task is done, or something in between. A text alone is the only
 * text of a task that is done and has nothing else to tell: an object takes longer to pass between threads.
 */
export type ThreadMessage =
  | string
  | Done
  | { readonly kind: 'ready' }
  | { readonly kind: 'notify'; readonly method: string; readonly params: string };

/** The shortest message that says the same. */
export function shortened(done: Done): ThreadMessage {
  const { result, outgoing, types } = done;
  if (outgoing || types || !result.ok || result.texts.length !== 1) return done;
  return result.texts[0] ?? done;
}

export function inFull(message: string | Done): Done {
  return typeof message === 'string' ? { kind: 'done', result: { ok: true, texts: [message] } } : message;
}
