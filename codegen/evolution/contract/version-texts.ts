import type { Contract, Schema } from '../../contract.js';
import { mapSubschemas } from '../../subschemas.js';
import { parseVersion } from '../workflow/versions.js';

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

/**
 * With a new major version the old and the new number change places, so that an example of a wrong
 * version stays one. `\\.` is how a pattern writes the dot.
 */
export function renumbered(text: string, id: string, from: string, to: string): string {
  const [old, now] = [parseVersion(from), parseVersion(to)];
  return text.replaceAll(
    new RegExp(`(${id}/)(\\d+)(\\\\*\\.)(\\d*)`, 'g'),
    (whole, name: string, major: string, dot: string, minor: string) => {
      if (major === String(old.major) && minor === String(old.minor) && dot === '.') return `${name}${to}`;
      if (old.major === now.major) return whole;
      if (major === String(old.major)) return name + now.major + dot + minor;
      return major === String(now.major) ? name + old.major + dot + minor : whole;
    },
  );
}
