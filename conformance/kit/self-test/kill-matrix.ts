import type { Requirement } from '../../../generated/runtime/contract-module.js';
import { connectStdio } from '../connection/stdio-connection.js';
import { type Contract, requirementOf } from '../contract.js';
import type { Pack } from '../pack.js';
import type { Era, Protocol } from '../protocol/era.js';
import type { Report } from '../report/report.js';
import { isFailure } from '../report/summarize.js';
import type { Target } from '../run/open-target.js';
import { type RunOptions, runPack } from '../run/run-pack.js';
import type { Mutant } from './mutant.js';
import { startMutatedFront } from './mutated-front.js';

/**
 * Tests of the suite itself wait for a quiet moment of the machine, however long that takes. A check that is only slow
 * there ends all the same, instead of being begun again and again.
 */
export const patiently = { tries: 500, checkTimeoutMs: 180_000 } as const;

/** A server that does everything right, and how it is judged. */
export interface Healthy<M extends Mutant> {
  readonly pack: Pack;
  readonly settings: Pick<RunOptions, 'profile' | 'deadlineMs' | 'graceMs' | 'tries' | 'checkTimeoutMs'>;
  /** Starts it, with that part of the fault that does not show on the wire. */
  start(mutant: M, about: { contract: Contract; needs: readonly string[] }): Promise<Running>;
  /** The program that speaks over stdio. */
  command(contract: Contract): readonly string[];
}

/** A server that speaks over stdio alone. */
export interface HealthyProcess<M extends Mutant> {
  readonly pack: Pack;
  readonly settings: Healthy<M>['settings'];
  /** Processes of it with the fault in all of them. */
  spoiled(mutant: M, about: { contract: Contract; needs: readonly string[] }): Target;
}

export interface Running {
  url: string;
  token: string | null;
  close(): Promise<void>;
}

export interface Kill {
  id: string;
  breaks: string;
  killed: boolean;
  /** What is wrong with this mutant; empty when all is as declared. */
  problems: string[];
}

export interface KillOptions {
  /** Runs every check against every mutant, and takes note of each red that is not declared. */
  full?: boolean;
  /** Sections that a full run leaves out, unless the mutant is of such a section itself. */
  skip?: readonly string[];
  /** The era of MCP in which the mutants are judged. */
  protocol?: Protocol;
  /** How many mutants live at the same time. */
  sideBySide?: number;
}

/** Runs the suite against each mutant. */
export async function killAll<M extends Mutant>(
  healthy: Healthy<M> | HealthyProcess<M>,
  mutants: Readonly<Record<string, M>>,
  { full = false, skip = [], protocol = '2025-11-25', sideBySide = 2 }: KillOptions = {},
): Promise<Kill[]> {
  const waiting = Object.entries(mutants);
  const kills: Kill[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      kills.push(await killOne(healthy, next[0], next[1], { full, skip, protocol }));
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return kills;
}

async function killOne<M extends Mutant>(
  healthy: Healthy<M> | HealthyProcess<M>,
  id: string,
  mutant: M,
  { full, skip, protocol }: Required<Pick<KillOptions, 'full' | 'skip' | 'protocol'>>,
): Promise<Kill> {
  const { breaks } = mutant;
  try {
    const contract = await contractWith(healthy.pack, id);
    const requirement = requirementOf(contract, id);
    const alsoRed = (mutant.alsoRed ?? []).filter((one) => contract.requirements.some((r) => r.id === one));
    const report = await judge(healthy, contract, requirement, mutant, {
      protocol,
      knownBroken: [id, ...alsoRed],
      ...(full ? { skip: skip.filter((one) => one !== requirement.section) } : { only: [id, ...alsoRed] }),
    });
    const problems = problemsOf(id, alsoRed, report, full);
    const own = report.results.find((one) => one.id === id);
    return { id, breaks, killed: own?.outcome === 'fail' || own?.outcome === 'warn', problems };
  } catch (error) {
    return { id, breaks, killed: false, problems: [`the run failed: ${(error as Error).message}`] };
  }
}

/** The newest version if it has the requirement, else the last that does. */
async function contractWith(pack: Pack, id: string): Promise<Contract> {
  for (const version of [null, ...[...pack.versions].reverse()]) {
    const contract = await pack.load(version);
    if (contract.requirements.some((one) => one.id === id)) return contract;
  }
  throw new Error(`No version has the requirement ${id}.`);
}

async function judge<M extends Mutant>(
  healthy: Healthy<M> | HealthyProcess<M>,
  contract: Contract,
  { needs }: Requirement,
  mutant: M,
  selected: Pick<RunOptions, 'only' | 'skip' | 'protocol' | 'knownBroken'>,
): Promise<Report> {
  const { pack, settings } = healthy;
  const options = { ...patiently, ...settings, ...selected };
  if ('spoiled' in healthy)
    return runPack(pack, { ...options, target: healthy.spoiled(mutant, { contract, needs }) });
  const { start, command } = healthy;
  if (needs.includes('stdio')) {
    const connect = (clock: () => number, era: Era) =>
      connectStdio(command(contract), clock, { era, through: mutant.stdout });
    return runPack(pack, { ...options, target: { connect } });
  }
  const server = await start(mutant, { contract, needs });
  const front = mutant.reply || mutant.rpc || mutant.http ? await startMutatedFront(mutant, server) : null;
  try {
    return await runPack(pack, {
      ...options,
      target: { url: front?.url ?? server.url, token: server.token },
    });
  } finally {
    await front?.close();
    await server.close();
  }
}

function problemsOf(id: string, alsoRed: readonly string[], report: Report, full: boolean): string[] {
  const declared = new Set<string>([id, ...alsoRed]);
  const problems: string[] = [];
  for (const { id: other, outcome, reason, findings } of report.results) {
    const why = reason ?? findings[0]?.actual ?? '';
    if (outcome === 'error') problems.push(`${other} broke: ${reason}`);
    else if (other === id && outcome !== 'fail' && outcome !== 'warn') {
      problems.push(`survived: ${other} is ${outcome}${why ? ` (${why})` : ''}`);
    } else if (declared.has(other) && !isFailure(outcome, true))
      problems.push(`${other} is declared red but is ${outcome}`);
    else if (full && !declared.has(other) && isFailure(outcome, true)) {
      problems.push(`${other} is ${outcome} and not declared (${why})`);
    }
  }
  return problems;
}
