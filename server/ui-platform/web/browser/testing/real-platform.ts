import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Tools } from '../../../../../generated/mcp-ui-platform/1.0/types.js';
import type { Engine } from '../../../../calls/engine.js';
import { createEngine } from '../../../engine.js';
import { Platform } from '../../../platform.js';
import { patientLua } from '../../../testing/base-dir.js';

/** Files of a base folder, by path; or a folder to copy. */
export type Content = Readonly<Record<string, string>> | { readonly copyOf: string };

/** The platform itself, as an agent uses it: only through its tools. */
export class RealPlatform {
  readonly #folder = mkdtempSync(join(tmpdir(), 'ui-platform-'));
  readonly #engine: Engine = createEngine({ platform: new Platform({ speaksMcp: true }) });
  /** Of the web server. */
  url = '';

  static async start(content: Content): Promise<RealPlatform> {
    const platform = new RealPlatform();
    platform.#fill(content);
    await platform.call('ui_configure', { base_dir: platform.#folder });
    ({ url: platform.url } = await platform.call('ui_start', {}));
    return platform;
  }

  #fill(content: Content): void {
    if ('copyOf' in content && content.copyOf) {
      cpSync(content.copyOf, this.#folder, { recursive: true });
      return;
    }
    for (const [path, text] of Object.entries({ 'config/config.toml': patientLua, ...content })) {
      mkdirSync(dirname(join(this.#folder, path)), { recursive: true });
      writeFileSync(join(this.#folder, path), text);
    }
  }

  async call<T extends keyof Tools>(tool: T, input: Tools[T]['input']): Promise<Tools[T]['output']> {
    const reply = await this.#engine.call(tool, input, { arrivedAt: performance.now() });
    if (!reply.ok) throw new Error(reply.text);
    return reply.output as Tools[T]['output'];
  }

  /** What Lua says: the truth about a session. */
  async lua(code: string, sessionId = '1'): Promise<unknown> {
    return (await this.call('ui_run', { code, sessionId })).result;
  }

  upload(type: string, namespace: string, content: string): Promise<unknown> {
    return this.call('ui_upload_viewdef', { type, namespace, content });
  }

  /** The address of session 1. */
  page(query = ''): string {
    return `${this.url}/1/${query}`;
  }

  async stop(): Promise<void> {
    await this.#engine.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
