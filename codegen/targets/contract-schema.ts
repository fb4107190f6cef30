import type { Contract, Schema } from '../contract.js';
import { command, type File, sourceOf } from '../file.js';
import { lowered } from '../lower.js';
import { mapSubschemas } from '../subschemas.js';

/** The whole contract as one JSON Schema document for generators of other makers. */
export function contractSchema(contract: Contract): File[] {
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `urn:contract:${contract.id}:${contract.version}`,
    $comment: `Generated from ${sourceOf(contract)} by \`${command}\`. Edit the source, not this file.`,
    title: contract.title,
    description: contract.description,
    $defs: Object.fromEntries(
      Object.entries(contract.types).map(([name, schema]) => [name, published(schema, name)]),
    ),
  };
  return [{ path: `${contract.key}/contract.schema.json`, text: `${JSON.stringify(document, null, 2)}\n` }];
}

/** Our keywords that check something become plain ones; annotations stay, since others skip them. */
function published(schema: Schema, name?: string): Record<string, unknown> {
  const {
    'x-exactlyOne': _,
    'x-atLeastOne': _least,
    'x-together': _both,
    ...rest
  } = mapSubschemas(schema, (sub) => published(sub) as Schema);
  return { ...(name === undefined ? {} : { title: name }), ...rest, ...lowered(schema) };
}
