import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Tools } from '../../../generated/mcp-sweethome3d/1.0/types.js';
import type { ToolError, ToolReply } from '../../calls/engine.js';
import { contract } from '../contract.js';
import { createEngine, type EngineSetup } from '../engine/engine.js';
import { FileFolder } from '../files/file-folder.js';
import { EmbeddedHome } from '../homes/headless/embedded-home.js';
import { createEmbeddedPort } from '../homes/headless/embedded-port.js';

/** An embedded home with the engine over it, and its records to read the truth from. */
export class TestHome {
  readonly home = new EmbeddedHome();
  /** What no caller is told; a test that expects none looks here. */
  readonly faults: unknown[] = [];
  readonly #engine;

  constructor(setup: Partial<EngineSetup> = {}) {
    this.#engine = createEngine({
      port: createEmbeddedPort(this.home),
      files: new FileFolder(null),
      contract,
      // No call of a test takes so long, however slow the machine is.
      timeoutMs: 600_000,
      photoTimeoutMs: 600_000,
      onFault: ({ error }) => this.faults.push(error),
      ...setup,
    });
  }

  get records() {
    return this.home.records;
  }

  reply(tool: string, input: unknown = {}): Promise<ToolReply> {
    return this.#engine.call(tool, input, { arrivedAt: performance.now() });
  }

  /** What a tool answers; fails where it answers an error. */
  async call<Name extends keyof Tools>(
    tool: Name,
    ...[input]: object extends Tools[Name]['input'] ? [Tools[Name]['input']?] : [Tools[Name]['input']]
  ): Promise<Tools[Name]['output']> {
    const reply = await this.reply(tool, input);
    if (!reply.ok) throw new Error(`${reply.text} ${this.faults.map(String).join()}`);
    return reply.output as Tools[Name]['output'];
  }

  /** The error that a tool answers; fails where it succeeds. */
  async error(tool: keyof Tools, input: unknown = {}): Promise<ToolError> {
    const before = this.records;
    const reply = await this.reply(tool, input);
    if (reply.ok) throw new Error(`${tool} succeeded: ${reply.text}`);
    if (this.records !== before) throw new Error(`${tool} failed and changed the home.`);
    return reply.error;
  }
}

/** A folder that is gone after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-home-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
