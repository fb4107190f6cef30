import { contract } from '../../../generated/mcp-javafx-ui/newest.js';
import { judgeOddity } from './judge-oddity.js';
import type { FurtherMutant } from './more-mutants/further-mutant.js';

/** What is red when only its own sentence is broken. */
const redOf = (id: string): string =>
  contract.requirements.find((one) => one.id === id)?.level === 'SHOULD' ? 'warn' : 'fail';

/** What is seen of a fault and what should be, both as ids with outcomes, and why its own check ended so. */
export async function judgeFurther({ of, passes = [], blocks = [], beside = [], ...mutant }: FurtherMutant) {
  const only = [of, ...passes, ...blocks, ...beside];
  const settings = { ...mutant.settings, knownBroken: [of] };
  const { results } = await judgeOddity({ ...mutant, only, settings }, false);
  const seen = results.filter(({ id }) => !beside.includes(id as never));
  const expected = [
    [of, redOf(of)],
    ...passes.map((id) => [id, 'pass']),
    ...blocks.map((id) => [id, 'blocked']),
  ];
  return {
    seen: seen.map(({ id, outcome }) => [id, outcome]).sort(),
    expected: expected.sort(),
    why: results.find(({ id }) => id === of)?.reason ?? undefined,
  };
}
