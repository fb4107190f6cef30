import { posix } from 'node:path';
import type { Schema } from './contract.js';
import { Refused } from './refused.js';
import { mapSubschemas } from './subschemas.js';

/** A schema that stands in a file: all of it, or the part of a tool at `pointer`. */
export interface SchemaSource {
  /** Relative to the contract's folder. */
  readonly path: string;
  readonly pointer: string;
  readonly schema: Schema;
}

/**
 * Makes one set of definitions out of many files. A schema with a title, in a file of its own or
 * inside another one, becomes the type of that name; every reference becomes `#/$defs/<Name>`.
 */
export class Bundle {
  readonly types: Record<string, Schema> = {};
  /** Where each type is declared. */
  readonly places: Record<string, string> = {};
  readonly #names = new Map<string, string>();

  /** Files of types have to be known before anything refers to them. */
  constructor(files: readonly SchemaSource[]) {
    for (const { path, schema } of files) {
      if (schema.title === undefined) {
        throw new Refused(`${path}#: Missing member "title". A file of a type needs the name of the type.`);
      }
      this.#names.set(path, schema.title);
    }
    for (const file of files) this.add(file);
  }

  /** Name of the type that a schema is or refers to. */
  add(source: SchemaSource): string {
    const name = source.schema.$ref ? this.nameOf(source.schema.$ref, source) : source.schema.title;
    if (name === undefined) {
      throw new Refused(`${source.path}#${source.pointer}: Expected a "$ref" or a schema with a "title".`);
    }
    if (!source.schema.$ref) this.#define(name, source);
    return name;
  }

  /** Name of the type in the file that `ref` points to, seen from `source`. */
  nameOf(ref: string, source: Pick<SchemaSource, 'path' | 'pointer'>): string {
    const target = posix.join(posix.dirname(source.path), ref);
    const name = this.#names.get(target);
    if (name === undefined) {
      throw new Refused(`${source.path}#${source.pointer}: There is no type in ${target}.`);
    }
    return name;
  }

  /** Defines a type that stands in no file: its references are names of types already. */
  declare(name: string, place: string, schema: Schema): void {
    this.#reserve(name, place);
    this.types[name] = schema;
  }

  #define(name: string, source: SchemaSource): void {
    this.#reserve(name, `${source.path}#${source.pointer}`);
    this.types[name] = this.#resolve(source);
  }

  #reserve(name: string, place: string): void {
    const other = this.places[name];
    if (other !== undefined) {
      throw new Refused(
        `${place}: The title "${name}" is taken by ${other}. Titles name types; give it another one.`,
      );
    }
    this.places[name] = place;
    // Reserves its place, so that types stand in the order in which they begin.
    this.types[name] = {};
  }

  #resolve({ path, pointer, schema }: SchemaSource): Schema {
    const { $schema: _, ...own } = schema as Schema & { $schema?: string };
    if (own.$ref !== undefined) own.$ref = `#/$defs/${this.nameOf(own.$ref, { path, pointer })}`;
    return mapSubschemas(own, (sub, step) => {
      const source = { path, pointer: pointer + step, schema: sub };
      if (sub.title === undefined) return this.#resolve(source);
      this.#define(sub.title, source);
      const use: Schema = { $ref: `#/$defs/${sub.title}` };
      if (sub.description !== undefined) use.description = sub.description;
      if (sub.default !== undefined) use.default = sub.default;
      return use;
    });
  }
}
