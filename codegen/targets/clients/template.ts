import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../package-root.js';

/** Where the templates of a language are: in the source, and in the published package as well. */
const folder = (): string => join(packageRoot(), 'codegen', 'targets', 'clients', 'templates');

/**
 * `templates/<path>` with every `{{name}}` replaced. A placeholder without a value and a value without a
 * placeholder are mistakes of an emitter.
 */
export function template(path: string, values: Readonly<Record<string, string>> = {}): string {
  const unused = new Set(Object.keys(values));
  const text = readFileSync(join(folder(), path), 'utf8').replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing was given for {{${name}}} in the template ${path}.`);
    unused.delete(name);
    return value;
  });
  if (unused.size > 0) throw new Error(`The template ${path} has no {{${[...unused][0]}}}.`);
  return text;
}
