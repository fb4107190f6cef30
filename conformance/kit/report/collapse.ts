import type { FoundIn } from '../run/result.js';

/** Findings that say the same of different things. */
export interface Kind {
  first: FoundIn;
  also: FoundIn[];
  times: number;
}

const mostKinds = 6;
const mostShown = 3;

/** One of each kind and how often it was found; two more of each show what they have in common. */
export function collapse(findings: readonly FoundIn[]): { kinds: Kind[]; omitted: number } {
  const kinds = new Map<string, Kind>();
  let omitted = 0;
  for (const finding of findings) {
    const key = [finding.protocol, outline(finding.expected), sameThing(finding.actual)].join('\n');
    const known = kinds.get(key);
    if (known) {
      known.times++;
      if (known.also.length < mostShown - 1) known.also.push(finding);
    } else if (kinds.size < mostKinds) kinds.set(key, { first: finding, also: [], times: 1 });
    else omitted++;
  }
  return { kinds: [...kinds.values()], omitted };
}

/** What is expected, without of what: "HTTP 403 for Origin: http://a" and "HTTP 403 for Origin: http://b" are one. */
const outline = (expected: string): string =>
  sameThing(expected.split(/ (?:for|to be|with|in|of|at|after|on|that) /)[0]!);

/** A sentence without the names and numbers that make it one of many. */
export const sameThing = (text: string): string =>
  text
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '"…"')
    .replaceAll(/\/[\w[\]/$~.-]+/g, '/…')
    .replaceAll(/HTTP \d{3}|-3\d{4}\b|\b[\w-]*\d[\w-]*\b/g, (word) => (/^(HTTP |-3)/.test(word) ? word : '#'))
    .slice(0, 200);
