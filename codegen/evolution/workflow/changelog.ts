import type { Contract } from '../../contract.js';
import type { Diff, Finding } from '../finding.js';
import { tools } from '../report/markdown.js';

/** What is new in a version of a contract, in the words of the findings. */
export function changelogSection(contract: Contract, diff: Diff | null): string {
  const title = `## Contract ${contract.key}`;
  if (!diff) {
    const counts = `${contract.tools.length} tools, ${contract.errors.length} error codes, ${contract.requirements.length} requirements`;
    return `${title}\n\n- First version: ${counts}.\n`;
  }
  const lines = diff.findings.filter(worthTelling).map(line);
  const page = `How to migrate: [docs/migrations/${contract.key}.md](docs/migrations/${contract.key}.md).`;
  return `${title}\n\n${lines.length > 0 ? lines.join('\n') : '- Nothing that a message could show.'}\n\n${page}\n`;
}

/** Puts a section behind what is not released yet, before all that was released earlier. */
export function withSection(changelog: string, section: string): string {
  const [head = '', ...sections] = changelog.trimEnd().split(/\n(?=## )/);
  const at = sections.findIndex((one) => !/^## unreleased/i.test(one));
  const place = at < 0 ? sections.length : at;
  return `${[head, ...sections.toSpliced(place, 0, section)].map((part) => part.trimEnd()).join('\n\n')}\n`;
}

const onlyWords = [
  'DESCRIPTION_CHANGED',
  'EXAMPLES_CHANGED',
  'PROSE_CHANGED',
  'REWRITTEN',
  'CONTRACT_REWORDED',
  'INSTRUCTIONS_CHANGED',
];

function worthTelling({ rule }: Finding): boolean {
  return !onlyWords.includes(rule);
}

function line(finding: Finding): string {
  const mark = finding.level === 'ERR' ? '**Breaks:** ' : finding.level === 'WARN' ? 'May break: ' : '';
  return `- ${mark}${finding.message} \`${finding.pointer}\`${tools(finding)}`;
}
