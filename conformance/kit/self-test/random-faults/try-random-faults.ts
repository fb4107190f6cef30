import type { Mutant } from '../mutant.js';
import { type Fault, type FaultPool, nameOf } from './fault.js';
import { fewest } from './fewest-faults.js';
import { type Judged, judgeServer } from './judge-server.js';
import { faultsWithin, judgedIds } from './judged-ids.js';
import { type Line, type Picking, pickServers } from './pick-servers.js';
import { type Problem, risen, weigh } from './weigh.js';

export interface Trying extends Picking {
  /** Also what shows only when a deadline has passed. */
  readonly waits?: boolean;
  /** How many lines of servers live at the same time. Default 2. */
  readonly sideBySide?: number;
  readonly onServer?: (servers: number) => void;
}

/** What became of a number of random servers. */
export interface Tally {
  readonly seed: number;
  readonly servers: number;
  /** Faults of all servers that were found, and that could be. */
  readonly found: number;
  readonly faults: number;
  /** Faults that nobody can see behind those beside them. */
  readonly hidden: number;
  /** How many sentences were called broken that are not. */
  readonly false: number;
  /** What is wrong with the suite, each with the fewest faults that show it. */
  readonly problems: readonly string[];
}

/** Judges random servers with several faults each, and compares every verdict with what these declare. */
export async function tryRandomFaults<M extends Mutant>(pool: FaultPool<M>, trying: Trying): Promise<Tally> {
  const { waits = false, sideBySide = 2, seed, onServer } = trying;
  const contract = await pool.healthy.pack.load(null);
  const ids = judgedIds(pool.healthy, contract, waits);
  const lines = pickServers(faultsWithin(pool, ids), ids, trying);
  const tally = { seed, servers: 0, found: 0, faults: 0, hidden: 0, false: 0 };
  const problems: string[] = [];
  const judge = (some: readonly Fault<M>[], asked: readonly string[]): Promise<readonly Judged[]> =>
    judgeServer(pool, contract, some, asked);

  const follow = async (line: Line<M>): Promise<void> => {
    let before: readonly Judged[] = [];
    for (const server of line.servers) {
      const verdict = await judge(server, line.ids);
      const { found, hidden, problems: wrong } = weigh(server, verdict);
      tally.found += found;
      tally.hidden += hidden;
      tally.faults += server.length - hidden;
      const all = [...wrong, ...risen(before, verdict)];
      tally.false += all.filter(({ kind }) => kind !== 'missed').length;
      for (const problem of all) problems.push(await explained(problem, server, line.ids, judge));
      before = verdict;
      tally.servers++;
      onServer?.(tally.servers);
    }
  };
  const work = async (): Promise<void> => {
    for (let line = lines.shift(); line; line = lines.shift()) await follow(line);
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return { ...tally, problems };
}

/** `found 83/83, false 0`, and what it was found in. */
export const toldOf = ({ found, faults, hidden, false: wrong, servers, seed }: Tally): string =>
  `found ${found}/${faults}, false ${wrong} (${servers} servers, ${hidden} faults behind others, seed ${seed})`;

async function explained<M extends Mutant>(
  { kind, id, what }: Problem,
  server: readonly Fault<M>[],
  ids: readonly string[],
  judge: (faults: readonly Fault<M>[], ids: readonly string[]) => Promise<readonly Judged[]>,
): Promise<string> {
  const told = `${kind === 'false' ? 'false alarm' : kind}: ${what}`;
  const names = (faults: readonly Fault[]): string => faults.map((one) => `\n    ${nameOf(one)}`).join('');
  if (kind === 'risen') return `${told}${names(server)}`;
  const shows = async (some: readonly Fault<M>[]): Promise<boolean> =>
    weigh(some, await judge(some, ids)).problems.some((one) => one.kind === kind && one.id === id);
  const least = await fewest(server, shows);
  if (least === null) return `${told} It did not happen again with${names(server)}`;
  return `${told} It shows with${names(least)}`;
}
