import { lintRules } from '../lint/index.js';
import { families, findRule, type Rule, rules } from '../rules/catalogue.js';
import type { Format } from './show.js';

export function ruleIds(): string[] {
  return [...rules.map((rule) => rule.id), ...lintRules.map((rule) => rule.id)];
}

/** The catalogue. */
export function showRules(format: Format): string {
  if (format === 'json') {
    const lint = lintRules.map(({ id, sentence }) => ({ id, sentence }));
    return `${JSON.stringify({ families, lint }, null, 2)}\n`;
  }
  const groups = [
    ...families.map(({ family, rules: own }) => [family, own] as const),
    ['Lint', lintRules.map(({ id, sentence }) => ({ id, sentence }))] as const,
  ];
  const parts = groups.map(([title, own]) => {
    if (format === 'markdown') {
      return `## ${title}\n\n${own.map(({ id, sentence }) => `- \`${id}\`: ${general(sentence)}`).join('\n')}\n`;
    }
    const width = Math.max(...own.map(({ id }) => id.length));
    return `${title}\n${own.map(({ id, sentence }) => `  ${id.padEnd(width)}  ${general(sentence)}`).join('\n')}\n`;
  });
  return parts.join('\n');
}

/** One rule with its pair and witness; `undefined` when there is none of that id. */
export function explainRule(id: string): string | undefined {
  const rule = findRule(id);
  if (rule) return explained(rule);
  const lint = lintRules.find((one) => one.id === id);
  return lint && `${lint.id} (lint)\n\n  ${lint.sentence}\n`;
}

function explained(rule: Rule): string {
  const { instead, before, after, witness, position } = rule;
  const lines = [rule.id, '', `  ${general(rule.sentence)}`, '', `  ${levels(rule)}`, ''];
  if (typeof instead === 'string') lines.push(`  Instead: ${instead}`);
  else lines.push(`  Instead, in an input: ${instead.input}`, `  Instead, in an output: ${instead.output}`);
  lines.push('', `  Example${position ? ` (${position})` : ''}`);
  lines.push(`    before   ${JSON.stringify(before)}`, `    after    ${JSON.stringify(after)}`);
  if (witness) lines.push(`    only ${witness.acceptedBy.padEnd(6)}  ${JSON.stringify(witness.instance)}`);
  return `${lines.join('\n')}\n`;
}

/** A sentence without the values of a particular finding. */
function general(sentence: string): string {
  return sentence.replaceAll(/"?\{(subject|before|after)\}"?/g, '…');
}

function levels({ level, levels: own, concerns }: Rule): string {
  if (level) return `${level}${concerns === 'nobody' ? '' : `, concerns the ${concerns}`}.`;
  if (own) return `${own.input} in an input, ${own.output} in an output.`;
  return 'In an input ERR if something is refused now, in an output ERR if something is new; otherwise INFO.';
}
