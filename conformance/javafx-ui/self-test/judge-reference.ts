import { contract } from '../../../generated/mcp-javafx-ui/newest.js';
import type { PartialConfig } from '../../../server/index.js';
import type { Report } from '../../kit/report/report.js';
import { type ConformanceOptions, runConformance } from '../../run-conformance.js';
import type { Check } from '../check.js';
import { checks } from '../checks/index.js';
import type { Contract, RequirementId } from '../contract.js';
import { patiently, startReference } from './reference.js';

/** What is not green, with the first thing that says why. */
export const reds = ({ results }: Report): string[] =>
  results
    .filter(({ outcome }) => outcome !== 'pass' && outcome !== 'skip')
    .map(
      ({ id, outcome, reason, findings }) =>
        `${id} ${outcome}: ${reason ?? `${findings[0]?.expected} / ${findings[0]?.actual}`}`,
    );

export const skipped = ({ results }: Report): string[] =>
  results.filter(({ outcome }) => outcome === 'skip').map(({ id }) => id);
export const needing = (...needs: string[]): string[] =>
  contract.requirements.filter((one) => one.needs.some((need) => needs.includes(need))).map(({ id }) => id);

/** Whether nothing of it can be judged by reading alone. */
export const isUnreadable = (id: string): boolean => {
  const check: Check = checks[id as RequirementId];
  return typeof check === 'function' || check.byReading === undefined;
};

/** Judges the reference server. */
export async function judge(
  profile: string,
  options: PartialConfig = {},
  asked: Pick<ConformanceOptions, 'only' | 'skip' | 'protocol' | 'contractVersion'> = {},
  contract?: Contract,
): Promise<Report> {
  const server = await startReference({ options, ...(contract ? { contract } : {}) });
  try {
    return await runConformance({
      target: { url: server.url, token: server.token },
      profile,
      ...patiently,
      ...asked,
    });
  } finally {
    await server.close();
  }
}
