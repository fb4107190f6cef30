import type { Contract, Tool } from '../../contract.js';
import type { Finding } from '../finding.js';
import { judge } from '../judge/judge.js';
import type { Prover } from '../judge/prover.js';
import { type ChangedFact, changedFacts } from './changed-facts.js';
import { factsOf } from './facts.js';

/** What has changed in a contract besides its schemas. */
export function factFindings(before: Contract, after: Contract, prover: Prover): Finding[] {
  const changed = changedFacts(factsOf(before), factsOf(after)).filter(
    (fact) => !staysAsType(fact, before, after),
  );
  return renamed(changed, before, after, prover).map((fact) => {
    const steps = fact.path.split('/').map(unescaped);
    return judge({
      rule: fact.rule,
      effect: 'neutral',
      position: 'contract',
      tools: steps[0] === 'tools' ? [steps[1]!] : [],
      pointer: pointerOf(steps),
      subject: subjectOf(steps),
      before: fact.rule === 'TOOL_RENAMED' ? steps[1] : fact.before === true ? undefined : fact.before,
      after: fact.after === true ? undefined : fact.after,
      witnesses: [witnessOf(fact)],
    });
  });
}

/** A tool began or ceased to use it; the type itself is there on both sides. */
function staysAsType({ path }: ChangedFact, before: Contract, after: Contract): boolean {
  const [kind, name] = path.split('/');
  return kind === 'documents' && name! in before.types && name! in after.types;
}

/** A fact is its own witness: only one side states it. */
function witnessOf({ path, before, after }: ChangedFact): Finding['witnesses'][number] {
  if (before !== undefined) return { acceptedBy: 'before', of: 'contract', instance: { [path]: before } };
  return { acceptedBy: 'after', of: 'contract', instance: { [path]: after! } };
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

function pointerOf([first, second, ...rest]: readonly string[]): string {
  switch (first) {
    case 'tools':
      return `tools/${second}.json#${rest.map((step) => `/${step}`).join('')}`.replace(
        '/about',
        '/description',
      );
    case 'messages':
      return `messages/${second}.json#/${rest.join('/')}`;
    case 'requirements':
      return `requirements.json#/requirements (${[second, ...rest].join(' ')})`;
    case 'prose':
      return 'contract.md';
    case 'documents':
      return `types (${second})`;
    default:
      return `contract.json#/${first}${second === undefined ? '' : ` (${[second, ...rest].join(' ')})`}`;
  }
}

function subjectOf([first, second, third, fourth, fifth]: readonly string[]): string {
  if (first === 'lifecycle' && third !== undefined)
    return fifth === undefined ? third : `${fifth} in ${third}`;
  if (first === 'prompts' && fourth !== undefined) return `${fourth} of ${second}`;
  if (first === 'messages') return `${second} ${third}`;
  return second ?? first ?? '';
}

/** A tool that went and one that came with the same input and output: one tool with a new name. */
function renamed(changed: ChangedFact[], before: Contract, after: Contract, prover: Prover): ChangedFact[] {
  const find = (contract: Contract, path: string): Tool | undefined =>
    contract.tools.find((tool) => `tools/${tool.name}` === path);
  const same = (a: string, b: string): boolean =>
    prover.same({ before: prover.definitions.before[a] ?? true, after: prover.definitions.after[b] ?? true });
  const result = [...changed];
  for (const gone of changed.filter((fact) => fact.rule === 'TOOL_REMOVED')) {
    const old = find(before, gone.path)!;
    const at = result.findIndex((fact) => {
      const now = fact.rule === 'TOOL_ADDED' ? find(after, fact.path) : undefined;
      return now !== undefined && same(old.input, now.input) && same(old.output, now.output);
    });
    if (at < 0) continue;
    const [come] = result.splice(at, 1);
    const now = find(after, come!.path)!;
    const i = result.indexOf(gone);
    result[i] = { ...gone, rule: 'TOOL_RENAMED', after: now.name };
  }
  return result;
}
