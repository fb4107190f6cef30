import type { Contract } from '../../contract.js';
import type { Outcome } from '../../report/report.js';
import type { Target } from '../../run/open-target.js';
import { runPack } from '../../run/run-pack.js';
import type { Mutant } from '../mutant.js';
import { startMutatedFront } from '../mutated-front.js';
import type { Fault, FaultPool } from './fault.js';

/** What came out for one sentence. */
export interface Judged {
  readonly id: string;
  readonly outcome: Outcome;
  readonly why: string;
}

/** Judges a server with these faults by these sentences, and by those that turn out to stand in their way. */
export async function judgeServer<M extends Mutant>(
  { healthy, combine }: FaultPool<M>,
  contract: Contract,
  faults: readonly Fault<M>[],
  ids: readonly string[],
): Promise<readonly Judged[]> {
  const { pack, settings } = healthy;
  const { target, close } = await standing(healthy, contract, combine(faults.map(({ make }) => make())));
  const found = new Map<string, Judged>();
  try {
    for (let asked: readonly string[] = ids; asked.length > 0; ) {
      const roots = new Map<string, string>();
      const { results } = await runPack(pack, {
        ...settings,
        target,
        only: asked,
        knownBroken: faults.flatMap(({ of }) => of),
        onProgress: ({ result }) => {
          if (result?.blockedBy !== undefined) roots.set(result.id, result.blockedBy);
        },
      });
      for (const { id, outcome, reason, findings } of results)
        found.set(id, { id, outcome, why: reason ?? findings[0]?.actual ?? '' });
      // What stands in the way has to be judged as well: else nobody knows whose fault it is.
      const unknown = [...roots].filter(([, by]) => !found.has(by));
      asked = [...new Set(unknown.flat())];
    }
  } finally {
    await close();
  }
  return [...found.values()];
}

interface Standing {
  readonly target: Target;
  close(): Promise<void>;
}

/** A server with these faults; one that is a process is started by whoever connects, and ends with the connection. */
async function standing<M extends Mutant>(
  healthy: FaultPool<M>['healthy'],
  contract: Contract,
  mutant: M,
): Promise<Standing> {
  const about = { contract, needs: [] };
  if ('spoiled' in healthy) return { target: healthy.spoiled(mutant, about), close: async () => {} };
  const server = await healthy.start(mutant, about);
  const front = await startMutatedFront(mutant, server);
  return {
    target: { url: front.url, token: server.token },
    async close() {
      await front.close();
      await server.close();
    },
  };
}
