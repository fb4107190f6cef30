import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkFile, type FileKind } from './meta.js';
import { Refused } from './refused.js';

/** Reads the files of one contract. Paths, also those in messages, begin with the schema folder. */
export class ContractFolder {
  readonly #parent: string;
  readonly path: string;

  constructor(schemaFolder: string, key: string) {
    this.#parent = join(schemaFolder, '..');
    this.path = `${basename(schemaFolder)}/${key}`;
  }

  /** JSON files of a subfolder and the folders below it, sorted. */
  list(subfolder: string): string[] {
    const folder = join(this.#parent, this.path, subfolder);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => `${this.path}/${subfolder}/${name}`);
  }

  has(name: string): boolean {
    return existsSync(join(this.#parent, this.path, name));
  }

  text(path: string): string {
    return readFileSync(join(this.#parent, path), 'utf8');
  }

  /** The content of a file, checked against the meta schema of its kind. */
  json<T>(kind: FileKind, path: string): T {
    let content: unknown;
    try {
      content = JSON.parse(this.text(path));
    } catch (error) {
      throw new Refused(`${path}: Expected JSON. ${(error as Error).message}`);
    }
    checkFile(kind, path, content);
    return content as T;
  }
}
