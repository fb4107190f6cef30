import { Comparer } from './compare-schemas.js';
import type { Finding } from './finding.js';
import { evidenceOf, type Root } from './judge/evidence.js';
import { type Evidence, judge } from './judge/judge.js';
import type { Position } from './judge/levels.js';
import { sorted } from './judge/sorted.js';
import type { Schema } from './schema.js';
import type { SchemaFile } from './source/bundle-file.js';

/** Everything that has changed between two schemas that belong to no contract. */
export function diffSchemas(before: SchemaFile, after: SchemaFile, position: Position): Finding[] {
  const comparer = new Comparer({ before: before.definitions, after: after.definitions });
  const evidence = evidenceOf(rootsOf(before, after, position), comparer, ({ names, change }) => {
    const place = names ? `#/$defs/${names.after}` : '#';
    return place + change.place.pointer;
  });
  return sorted([...evidence, ...libraryEvidence(before, after)].map(judge));
}

/** The schema itself, or all that a file defines for others. */
function rootsOf(before: SchemaFile, after: SchemaFile, position: Position): Root[] {
  const schemas = { before: before.root, after: after.root };
  const shared = before.library.filter((name) => after.library.includes(name));
  const reference = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
  return [
    { schemas, position, tools: [], label: 'schema' },
    ...shared.map((name) => {
      const pair = { before: reference(name), after: reference(name) };
      return { schemas: pair, position, tools: [], label: name };
    }),
  ];
}

function libraryEvidence(before: SchemaFile, after: SchemaFile): Evidence[] {
  const fact = (rule: string, name: string, acceptedBy: 'before' | 'after'): Evidence => ({
    rule,
    effect: 'neutral',
    position: 'contract',
    tools: [],
    pointer: `#/$defs/${name}`,
    subject: name,
    before: undefined,
    after: undefined,
    witnesses: [{ acceptedBy, of: 'contract', instance: { [`documents/${name}`]: true } }],
  });
  const gone = before.library.filter((name) => !after.library.includes(name));
  const come = after.library.filter((name) => !before.library.includes(name));
  return [
    ...gone.map((name) => fact('DOCUMENT_REMOVED', name, 'before')),
    ...come.map((name) => fact('DOCUMENT_ADDED', name, 'after')),
  ];
}
