import type { Report } from '../../kit/report/report.js';
import { startMutatedFront } from '../../kit/self-test/mutated-front.js';
import { runConformance } from '../../run-conformance.js';
import type { Oddity } from './oddity.js';
import { patiently, startReference } from './reference.js';

/** Judges an unusual server, where it is unusual or as a whole. */
export async function judgeOddity(oddity: Oddity, whole: boolean): Promise<Report> {
  const { toolkit, options, view, front: stand, settings = {}, only, reply, rpc, http } = oddity;
  const reference = await startReference({
    ...(toolkit ? { alterToolkit: toolkit } : {}),
    ...(options ? { options } : {}),
    ...(view ? { view } : {}),
  });
  const mutant = {
    breaks: '',
    ...(reply ? { reply } : {}),
    ...(rpc ? { rpc } : {}),
    ...(http ? { http } : {}),
  };
  const front = stand
    ? await stand(reference)
    : reply || rpc || http
      ? await startMutatedFront(mutant, reference)
      : null;
  try {
    return await runConformance({
      target: { url: front?.url ?? reference.url, token: reference.token },
      profile: 'full',
      ...patiently,
      ...settings,
      ...(whole ? {} : { only }),
    });
  } finally {
    await front?.close();
    await reference.close();
  }
}

/** What is neither green nor left out for what the profile needs, with the first thing that says why. */
export const unusual = ({ results }: Report, { outcomes = {}, restless }: Oddity): string[] =>
  results.flatMap(({ id, outcome, reason, findings: [first] }) => {
    const expected = (outcomes as Record<string, string>)[id] ?? 'pass';
    const outside = outcome === 'skip' && /^(needs |outside of |the target keeps)/.test(reason ?? '');
    const moved = restless === true && outcome === 'skip' && /keeps still/.test(reason ?? '');
    if (outcome === expected || ((outside || moved) && expected === 'pass')) return [];
    return [`${id} is ${outcome}, not ${expected}: ${reason ?? `${first?.expected} / ${first?.actual}`}`];
  });
