import type { Struct } from '../model/ir.js';

const wording = { exactlyOne: 'Exactly one of', atLeastOne: 'At least one of', together: 'All or none of' };

/** What there is to say about a struct: its description, and which members go together unless that says so. */
export function structDoc({ doc, rules, deprecated }: Pick<Struct, 'doc' | 'rules' | 'deprecated'>): string {
  const sentences = rules
    .filter(({ kind }) => !doc.includes(wording[kind]))
    .map(({ kind, of }) => `${wording[kind]} ${of.map((name) => `\`${name}\``).join(', ')}.`);
  // In words: the code that belongs to a deprecated type would be warned about it.
  return [...(deprecated ? ['Deprecated.'] : []), doc, ...sentences].join(' ').trim();
}
