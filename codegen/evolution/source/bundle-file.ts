import { posix } from 'node:path';
import { Refused } from '../../refused.js';
import { annotations, type Definitions, isObject, mapSubschemas, type Schema } from '../schema.js';

/** A schema of which all references lead to its own definitions. */
export interface SchemaFile {
  readonly root: Schema;
  readonly definitions: Definitions;
  /** The file only defines schemas for others; these are they. */
  readonly library: readonly string[];
}

/** Makes one schema out of a file, or of one that stands in it, and all that it refers to, offline. */
export function bundleFile(path: string, read: (path: string) => unknown, part?: Schema): SchemaFile {
  const definitions: Record<string, Schema> = {};
  const places = new Map<string, string>();
  const files = new Map<string, unknown>();
  const contentOf = (file: string): unknown => {
    if (!files.has(file)) files.set(file, read(file));
    return files.get(file);
  };

  const resolved = (schema: Schema, file: string): Schema => {
    if (!isObject(schema)) return schema;
    const { $defs: _, definitions: __, ...own } = schema;
    const copy = mapSubschemas(own, (sub) => resolved(sub, file));
    return typeof copy.$ref === 'string' ? { ...copy, $ref: `#/$defs/${define(copy.$ref, file)}` } : copy;
  };

  const define = (ref: string, file: string): string => {
    if (/^[a-z][a-z0-9+.-]*:/i.test(ref)) {
      throw new Refused(`${file}: Expected a reference to a file beside it, got "${ref}".`);
    }
    const [target = '', pointer = ''] = ref.split('#');
    const where = target === '' ? file : posix.join(posix.dirname(file), target);
    const place = `${where}#${pointer}`;
    let name = nameOf(where, pointer, path);
    while (places.has(name) && places.get(name) !== place) name += '_';
    if (!places.has(name)) {
      places.set(name, place);
      definitions[name] = resolved(at(contentOf(where), pointer, where, ref), where);
    }
    return name;
  };

  const content = part ?? (contentOf(path) as Schema);
  const root = resolved(content, path);
  const isLibrary = isObject(root) && Object.keys(root).every((keyword) => annotations.has(keyword));
  const own = isLibrary && isObject(content) && isObject(content.$defs) ? Object.keys(content.$defs) : [];
  return { root, definitions, library: own.map((name) => define(`#/$defs/${name}`, path)) };
}

/** The same on both sides of a diff, whatever the folder above; no character that a pointer escapes. */
function nameOf(file: string, pointer: string, root: string): string {
  if (file === root) {
    const [, name] = /^\/(?:\$defs|definitions)\/([^/]+)$/.exec(pointer) ?? [];
    if (name !== undefined) return safe(name);
  }
  return safe(posix.relative(posix.dirname(root), file).replaceAll('../', '') + pointer);
}

function safe(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9_-]+/g, '.');
}

function at(content: unknown, pointer: string, file: string, ref: string): Schema {
  let value = content;
  for (const part of pointer.split('/').slice(1)) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    value = isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[name] : undefined;
  }
  if (typeof value !== 'boolean' && !isObject(value)) {
    throw new Refused(`${file}: There is no schema at "${ref}".`);
  }
  return value as Schema;
}
