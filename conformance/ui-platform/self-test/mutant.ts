import type { StartOptions } from '../../kit/connection/stdio-connection.js';
import type { Mutant, Tools } from '../../kit/self-test/mutant.js';
import type { WebFault } from './web-fault.js';

/** What of a mutant stands between the suite and one process. */
export type Spoiling = Pick<Mutant, 'reply' | 'rpc' | 'http' | 'stdout'>;

/**
 * A healthy platform with one fault; see `kit/self-test/mutant.ts`. Beside the places that every server has, a fault
 * may be in what it does to the files of its project, in its web server and its pages, and in how it is started.
 */
export interface UiMutant extends Mutant {
  /** What each process has of its own, where a fault remembers something. */
  each?: (start: StartOptions) => Spoiling;
  /** What is wrong with the web server of each process. */
  web?: (platform: Platform) => WebFault;
  /** The command in the place of the healthy one. */
  program?: (command: readonly string[]) => readonly string[];
  /** The command that is started without `--mcp`, in the place of the healthy one. */
  normally?: (command: readonly string[]) => readonly string[];
}

/** What a fault of the web server may use of the platform behind it. */
export interface Platform {
  readonly tools: Tools;
  /** The folder that was configured last. */
  readonly baseDir: string;
}
