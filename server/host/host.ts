import type { RequestListener } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import type { ContractModule } from '../../generated/runtime/contract-module.js';
import packageJson from '../../package.json' with { type: 'json' };
import { auditTo, noAudit } from '../calls/audit.js';
import type { Engine } from '../calls/engine.js';
import { Calls } from '../calls/running-calls.js';
import { reportFaults } from './faults.js';
import type { ServerHandle } from './handle.js';
import { createApp } from './http/app.js';
import { listen } from './http/listen.js';
import { Announcements } from './mcp/core/announcements.js';
import type { McpNotification } from './mcp/core/exchange.js';
import { instructions } from './mcp/core/instructions.js';
import { createCore, type McpCore } from './mcp/core/mcp-core.js';
import { mcpOverHttp } from './mcp/speak-mcp.js';
import { speakStdio } from './mcp/stdio.js';
import type { HostConfig } from './options/host-options.js';
import { register } from './run-folder.js';
import { startHandle } from './shutdown.js';
import { generateToken } from './token.js';

/** Any contract, ready to be served. */
export interface HostParts<Config extends HostConfig> {
  contract: ContractModule;
  /** Makes what answers the calls; it is told whom to tell of faults, and how to say something unasked. */
  engine: (
    onFault: (fault: { tool: string; error: unknown }) => void,
    notify: (notification: McpNotification) => void,
  ) => Engine;
  config: Config;
  /** What is served, in a word for people. */
  application: string;
  /** What it does not do, in a word for people; null when it does everything. */
  restriction?: string | null;
  /** False lets in whoever can reach the loopback address; a contract may allow that. */
  requireToken?: boolean;
  /** What `/health` tells beside the facts that every contract has. */
  health?: () => Readonly<Record<string, unknown>>;
  /** Takes the audit lines and reports of faults; by default standard error. */
  log?: ((text: string) => void) | undefined;
  /** Puts something around the core: how a test adds what another test suite looks for. */
  wrap?: (core: McpCore) => McpCore;
}

/** A server that is ready and does not listen yet. */
export interface Host<Config extends HostConfig = HostConfig> {
  readonly config: Config;
  readonly contract: ContractModule;
  /** What is served, in a word for people. */
  readonly application: string;
  readonly restriction: string | null;
  /** The bearer token that was configured or generated; empty when none is asked for. */
  readonly token: string;
  /** All of the HTTP side, for a `node:http` server of your own. */
  readonly handler: RequestListener;
  /** Listens on loopback and, unless `register` is off, lets local commands find it. */
  listen(): Promise<ServerHandle<Config>>;
  /** Speaks MCP over a pair of streams until the input ends. */
  speakStdio(input: Readable, output: Writable): Promise<ServerHandle<Config>>;
}

/** Puts a contract behind MCP: over HTTP, over stdio, in both eras of it. */
export function createHost<Config extends HostConfig>(parts: HostParts<Config>): Host<Config> {
  const { contract, config, application, restriction = null, wrap = (core) => core } = parts;
  const write = parts.log ?? ((text) => void process.stderr.write(text));
  const report = reportFaults(write);
  const announcements = new Announcements();
  const engine = parts.engine(
    ({ tool, error }) => report(error, tool),
    (notification) => announcements.announce(notification),
  );
  const calls = new Calls(engine, config.quiet ? noAudit : auditTo(write));
  const core = wrap(
    createCore({
      contract,
      engine,
      calls,
      serverInfo: { name: contract.id, title: contract.title, version: packageJson.version },
      instructions: instructions(contract, engine.tools()),
      errors: config.errors,
      watchIntervalMs: config.watchIntervalMs,
      announcements,
      report,
    }),
  );
  const { profile, structured } = config;
  const mcp = mcpOverHttp({ core, profile, limits: config, structured, report });
  const health = () => ({
    ok: true,
    schema: contract.schema,
    tools: engine.tools().map((tool) => tool.name),
    transport: profile,
    ...parts.health?.(),
  });
  const token = parts.requireToken === false ? '' : (config.token ?? generateToken());
  const handler = createApp({ ...(config as HostConfig), mcp, health, token, report }).callback();
  const ending = { calls, engine, graceMs: config.serverShutdownMs, report };

  const open = async () => {
    const http = await listen(handler, config);
    const entry = { endpoint: http.endpoint, token, pid: process.pid, contract: contract.schema };
    try {
      return { http, unregister: config.register ? register(entry) : () => {} };
    } catch (cause) {
      await http.close();
      throw cause;
    }
  };

  return {
    config,
    contract,
    application,
    restriction,
    token,
    handler: (request, response) => void handler(request, response),
    async listen() {
      const { http, unregister } = await open().catch(async (cause: unknown) => {
        await engine.close();
        throw cause;
      });
      const { endpoint } = http;
      return startHandle({ config, endpoint, token: token || null }, ending, {
        stopAccepting() {
          unregister();
          http.stopAccepting();
        },
        async close() {
          await mcp.close();
          await http.close();
        },
      });
    },
    async speakStdio(input, output) {
      const stdio = await speakStdio(core, {
        structured: structured === 'on',
        lineLimit: config.bodyLimit,
        input,
        output,
      });
      const handle = startHandle({ config, endpoint: null, token: null }, ending, stdio);
      void stdio.ended.then(() => handle.close());
      return handle;
    },
  };
}
