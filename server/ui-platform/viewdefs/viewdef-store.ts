import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { viewdefProblem } from './check-viewdef.js';

const fileName = /^([A-Za-z_][\w-]{0,99}\.[A-Za-z_][\w-]{0,99})\.html$/;
const largest = 1 << 20;

/** The view definitions that all sessions share, by `TYPE.NAMESPACE`. */
export class ViewdefStore {
  readonly #contents = new Map<string, string>();
  #json: string | undefined;

  set(key: string, content: string): void {
    this.#contents.set(key, content);
    this.#json = undefined;
  }

  /** All of them as one JSON object. */
  json(): string {
    this.#json ??= JSON.stringify(Object.fromEntries(this.#contents));
    return this.#json;
  }

  /** Takes every file `TYPE.NAMESPACE.html` of a folder; tells of those that can't be used. */
  load(folder: string, complain: (sentence: string) => void): void {
    for (const name of namesIn(folder)) {
      const [, key] = fileName.exec(name) ?? [];
      if (key === undefined) {
        if (name.endsWith('.html')) complain(`viewdefs/${name} is not named TYPE.NAMESPACE.html.`);
        continue;
      }
      const content = read(join(folder, name));
      const problem = content === undefined ? 'something too large or unreadable' : viewdefProblem(content);
      if (content !== undefined && problem === undefined) this.set(key, content);
      else complain(`Expected viewdefs/${name} to be exactly one <template>, got ${problem}.`);
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    // An application without views of its own has no such folder.
    return [];
  }
}

function read(file: string): string | undefined {
  try {
    return statSync(file).size <= largest ? readFileSync(file, 'utf8').trim() : undefined;
  } catch {
    return undefined;
  }
}
