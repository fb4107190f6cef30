import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Writes down which test files are red, for whoever runs them again. An error that belongs to no file cannot be run
 * again, so nothing is written then.
 */
export class RedFiles implements Reporter {
  readonly #list: string;

  constructor(list: string) {
    this.#list = list;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    if (unhandledErrors.length > 0) return;
    const red = modules.filter((module) => module.state() === 'failed');
    writeFileSync(this.#list, JSON.stringify(red.map(({ moduleId }) => relative(process.cwd(), moduleId))));
  }
}
