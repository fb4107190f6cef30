/** What one part of a run has to say. */
export interface PartResult {
  /** For the summary: `100,000 messages`. */
  readonly done: string;
  readonly violations: readonly string[];
}

export interface RunOptions {
  readonly seed: number;
  /** Messages of the fuzz, all levels together. */
  readonly messages: number;
  /** A run for the tests: everything once, nothing for long. */
  readonly short: boolean;
  readonly level?: string;
  readonly batch?: number;
  readonly say: (line: string) => void;
}

export type Part = (options: RunOptions) => Promise<PartResult>;
