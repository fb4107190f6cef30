/** How an application is, as its toolkit knows it. */
export interface RawDiagnostics {
  /** Code of the toolkit can be changed while it runs. */
  instrumentation: boolean;
  /** The latest of those that the application did not catch, the last one last. */
  exceptions: RawException[];
  exceptionsTotal: number;
  /** The last lines that the application wrote; null where they are not seen. */
  output: string[] | null;
  /** Null without an application, as what follows. */
  uiThread: RawUiThread | null;
  pulsesPerSecond: number | null;
  memory: { usedBytes: number; maxBytes: number } | null;
}

export interface RawException {
  /** Milliseconds since 1970. */
  at: number;
  thread: string;
  type: string;
  message: string | null;
  /** The innermost first; only what is the application's, and no path of a file system. */
  stack: string[];
}

export interface RawUiThread {
  busy: boolean;
  /** Null when it is busy. */
  answeredInMs: number | null;
  /** What it is busy with, the innermost first; empty where that can't be seen. */
  stack: string[];
}

/** How many exceptions are remembered. */
export const keptExceptions = 20;

/** How long a UI thread is given to answer before it counts as busy: no longer than leaves time to say so. */
export const probeMs = (remainingMs: number): number => Math.max(0, Math.min(500, remainingMs / 2));

/** What there is to say where no application is. */
export const withoutApplication: RawDiagnostics = {
  instrumentation: false,
  exceptions: [],
  exceptionsTotal: 0,
  output: null,
  uiThread: null,
  pulsesPerSecond: null,
  memory: null,
};
