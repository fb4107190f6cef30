import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { createAjv } from './ajv.js';
import { packageRoot } from './package-root.js';
import { Refused } from './refused.js';
import { explain, type ValidationError } from './runtime/explain.js';

const kinds = [
  'schema',
  'contract',
  'tool',
  'message',
  'requirements',
  'common-requirements',
  'examples',
  'accepted',
  'versions',
] as const;

export type FileKind = (typeof kinds)[number];

let compiled: Map<FileKind, ValidateFunction> | undefined;

/** Refuses a file that is not what `schema/meta` says, in a sentence that names file and pointer. */
export function checkFile(kind: FileKind, path: string, content: unknown): void {
  compiled ??= compileMeta();
  refuseInvalid(compiled.get(kind)!, path, content);
}

/** Refuses content that a schema does not admit. */
export function refuseInvalid(
  validate: ValidateFunction,
  path: string,
  content: unknown,
  pointer = '',
): void {
  if (validate(content)) return;
  const { issues } = explain(validate.errors as ValidationError[], content);
  const [first] = issues;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  throw new Refused(`${path}#${pointer}${first!.pointer}: ${first!.message}${more}`);
}

function compileMeta(): Map<FileKind, ValidateFunction> {
  const ajv = createAjv();
  const folder = join(packageRoot(), 'schema', 'meta');
  for (const kind of kinds) {
    ajv.addSchema(JSON.parse(readFileSync(join(folder, `${kind}.json`), 'utf8')), `${kind}.json`);
  }
  return new Map(kinds.map((kind) => [kind, ajv.getSchema(`${kind}.json`)!]));
}
