import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '../package-root.js';

/** A throw-away copy of the second contract, for tests that break it. */
export class ContractCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'contract-'));
  readonly schema = join(this.folder, 'schema');
  readonly out = join(this.folder, 'generated');
  readonly key = 'mcp-lights/0.3';

  constructor() {
    cpSync(join(packageRoot(), 'testing/tenants/lights/schema'), this.schema, { recursive: true });
  }

  /** Changes a JSON file of the contract. */
  // biome-ignore lint/suspicious/noExplicitAny: a test that breaks a file must not be held back by its type.
  edit(path: string, change: (content: any) => void): void {
    const file = join(this.schema, this.key, path);
    const content = JSON.parse(readFileSync(file, 'utf8'));
    change(content);
    writeFileSync(file, JSON.stringify(content));
  }

  write(path: string, text: string): void {
    writeFileSync(join(this.schema, this.key, path), text);
  }

  /** Puts the common requirements beside the contract, with a change of their prose. */
  common(change: (prose: string) => string): void {
    const folder = join(this.schema, 'common');
    cpSync(join(packageRoot(), 'schema', 'common'), folder, { recursive: true });
    for (const name of ['contract.md', 'requirements.json']) {
      const file = join(folder, '1.0', name);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    }
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true });
  }
}
