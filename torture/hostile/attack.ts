import type { Served } from '../targets/served.js';

/** One way to attack a server; afterwards it still has to serve others. */
export interface Attack {
  /** What holds, in words. */
  readonly claim: string;
  /** Settings of the server, where it is not as it comes. */
  readonly settings?: object;
  /** Sentences about what did not hold. `scale` is 1 in a whole run and less in a short one. */
  run(server: Served, scale: number): Promise<readonly string[]>;
}
