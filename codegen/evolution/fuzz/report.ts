import type { Tally } from './campaign.js';

/** The numbers, and everything that refutes a verdict. */
export function fuzzReport({
  pairs,
  effects,
  claims,
  witnessed,
  findings,
  shown,
  instances,
  unsound,
}: Tally): string {
  const percent = (part: number, whole: number): string =>
    whole === 0 ? '–' : `${((100 * part) / whole).toFixed(2)} %`;
  const lines = [
    `${pairs} pairs of schemas, ${instances} instances judged by Ajv`,
    `unsound     ${unsound.length}`,
    `unknown     ${effects.unknown} (${percent(effects.unknown, pairs)})`,
    `neutral     ${effects.neutral}`,
    `narrow      ${effects.narrow}`,
    `widen       ${effects.widen}`,
    `both        ${effects.both}`,
    `witnessed   ${witnessed} of ${claims} verdicts that claim a difference (${percent(witnessed, claims)})`,
    `shown       ${shown} of ${findings} single findings (${percent(shown, findings)})`,
    ...unsound.slice(0, 5).map((one) => `unsound: ${JSON.stringify(one)}`),
  ];
  return `${lines.join('\n')}\n`;
}
