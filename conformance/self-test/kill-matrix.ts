import { connectStdio } from '../connection/stdio-connection.js';
import {
  type Contract,
  type ContractRequirement,
  knownVersions,
  loadContract,
  type RequirementId,
  requirementOf,
} from '../contract.js';
import type { Era, Protocol } from '../protocol/era.js';
import type { Report } from '../report/report.js';
import { isFailure } from '../report/summarize.js';
import { type ConformanceOptions, runConformance } from '../run/run-conformance.js';
import type { Mutant } from './mutant.js';
import { startMutatedFront } from './mutated-front.js';
import { referenceCommand, referenceFxTimeoutMs, startReference } from './reference.js';

export interface Kill {
  id: RequirementId;
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
  onKill?: (kill: Kill) => void;
}

/** Runs the suite against each mutant. */
export async function killAll(
  mutants: Partial<Record<RequirementId, Mutant>>,
  { full = false, skip = [], protocol = '2025-11-25', sideBySide = 2, onKill }: KillOptions = {},
): Promise<Kill[]> {
  const waiting = Object.entries(mutants) as [RequirementId, Mutant][];
  const kills: Kill[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const kill = await killOne(next[0], next[1], { full, skip, protocol });
      kills.push(kill);
      onKill?.(kill);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return kills;
}

async function killOne(
  id: RequirementId,
  mutant: Mutant,
  { full, skip, protocol }: Required<Pick<KillOptions, 'full' | 'skip' | 'protocol'>>,
): Promise<Kill> {
  const { breaks, alsoRed = [] } = mutant;
  try {
    const contract = await contractWith(id);
    const requirement = requirementOf(contract, id);
    const report = await judge(contract, requirement, mutant, {
      protocol,
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
async function contractWith(id: RequirementId): Promise<Contract> {
  const versions = [null, ...knownVersions().reverse()];
  for (const version of versions) {
    const contract = await loadContract(version);
    if (contract.requirements.some((one) => one.id === id)) return contract;
  }
  throw new Error(`No version has the requirement ${id}.`);
}

async function judge(
  contract: Contract,
  { needs }: ContractRequirement,
  mutant: Mutant,
  selected: Pick<ConformanceOptions, 'only' | 'skip' | 'protocol'>,
): Promise<Report> {
  const common = {
    profile: 'full',
    fxTimeoutMs: referenceFxTimeoutMs,
    ...selected,
  };
  if (needs.includes('stdio')) {
    const connect = (clock: () => number, era: Era) =>
      connectStdio(referenceCommand('--contract-version', contract.version), clock, {
        era,
        through: mutant.stdout,
      });
    return runConformance({ ...common, target: { connect } });
  }
  const server = await startReference({
    contract,
    warm: selected.only === undefined,
    ...(mutant.toolkit ? { overToolkit: mutant.toolkit } : {}),
    ...(mutant.options ? { options: mutant.options } : {}),
  });
  const front = mutant.reply || mutant.rpc || mutant.http ? await startMutatedFront(mutant, server) : null;
  try {
    return await runConformance({
      ...common,
      target: { url: front?.url ?? server.url, token: server.token },
    });
  } finally {
    await front?.close();
    await server.close();
  }
}

function problemsOf(
  id: RequirementId,
  alsoRed: readonly RequirementId[],
  report: Report,
  full: boolean,
): string[] {
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
