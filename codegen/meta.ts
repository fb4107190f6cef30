import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { createAjv } from './ajv.js';
import { packageRoot } from './package-root.js';
import { Refused } from './refused.js';
import { explain, type ValidationError } from './runtime/explain.js';

export type FileKind = 'contract' | 'tool' | 'schema' | 'requirements' | 'examples' | 'accepted' | 'versions';

const kinds: FileKind[] = ['schema', 'contract', 'tool', 'requirements', 'examples', 'accepted', 'versions'];

let compiled: Map<FileKind, ValidateFunction> | undefined;

/** Refuses a file that is not what `schema/meta` says, in a sentence that names file and pointer. */
export function checkFile(kind: FileKind, path: string, content: unknown): void {
  compiled ??= compileMeta();
  const validate = compiled.get(kind)!;
  if (validate(content)) return;
  const { issues } = explain(validate.errors as ValidationError[], content);
  const [first] = issues;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : '';
  throw new Refused(`${path}#${first!.pointer}: ${first!.message}${more}`);
}

function compileMeta(): Map<FileKind, ValidateFunction> {
  const ajv = createAjv();
  const folder = join(packageRoot(), 'schema', 'meta');
  for (const kind of kinds) {
    ajv.addSchema(JSON.parse(readFileSync(join(folder, `${kind}.json`), 'utf8')), `${kind}.json`);
  }
  return new Map(kinds.map((kind) => [kind, ajv.getSchema(`${kind}.json`)!]));
}
