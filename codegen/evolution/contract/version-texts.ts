import type { Contract, Schema } from '../../contract.js';
import { mapSubschemas } from '../../subschemas.js';

type Named = Pick<Contract, 'id' | 'version'>;

/** A text in which the contract's own version is only "this version", so that a bump rewords nothing. */
export function neutralText({ id, version }: Named, text: string): string {
  const [major] = version.split('.');
  return text
    .replaceAll(new RegExp(`${id}/${version.replace('.', '\\.')}(?![0-9])`, 'g'), `${id}/<version>`)
    .replaceAll(new RegExp(`${id}/${major}\\.(?![0-9])`, 'g'), `${id}/<major>.`);
}

/** The same for all texts of a schema; patterns and values stay as they are. */
export function neutralSchema(contract: Named, schema: Schema): Schema {
  const copy = mapSubschemas(schema, (sub) => neutralSchema(contract, sub));
  if (copy.description !== undefined) copy.description = neutralText(contract, copy.description);
  if (copy['x-expected'] !== undefined) copy['x-expected'] = neutralText(contract, copy['x-expected']);
  if (copy.examples !== undefined) {
    copy.examples = copy.examples.map((example) =>
      typeof example === 'string' ? neutralText(contract, example) : example,
    );
  }
  return copy;
}
