import type { Struct } from './ir.js';

const wording = { exactlyOne: 'Exactly one of', atLeastOne: 'At least one of', together: 'All or none of' };

/** What there is to say about a struct: its description, and which members go together unless that says so. */
export function structDoc({ doc, rules }: Pick<Struct, 'doc' | 'rules'>): string {
  const sentences = rules
    .filter(({ kind }) => !doc.includes(wording[kind]))
    .map(({ kind, of }) => `${wording[kind]} ${of.map((name) => `\`${name}\``).join(', ')}.`);
  return [doc, ...sentences].join(' ').trim();
}
