import type { RequestListener } from 'node:http';
import type { Readable, Writable } from 'node:stream';
import { contract as newestContract } from '../../generated/mcp-javafx-ui/newest.js';
import type { ContractModule } from '../../generated/runtime/contract-module.js';
import packageJson from '../../package.json' with { type: 'json' };
import { createEngine } from '../engine/engine.js';
import type { Toolkit } from '../toolkit/port.js';
import { auditTo, noAudit } from './audit.js';
import { Calls } from './calls.js';
import { type PartialConfig, resolveConfig, type ServerConfig } from './config.js';
import { fromCode } from './config-sources.js';
import { checkVersion } from './contract-version.js';
import { reportFaults } from './faults.js';
import type { ServerHandle } from './handle.js';
import { createApp } from './http/app.js';
import { listen } from './http/listen.js';
import { createCore, type McpCore } from './mcp/core/core.js';
import { instructions } from './mcp/core/instructions.js';
import { mcpOverHttp } from './mcp/speak-mcp.js';
import { speakStdio } from './mcp/stdio.js';
import { register } from './run-folder.js';
import { startHandle } from './shutdown.js';
import { generateToken } from './token.js';

/** What `createServer` takes: a toolkit, and any part of the configuration. */
export interface ServerOptions extends PartialConfig {
  /** The user interface that is served. The server owns it: closing the one closes the other. */
  toolkit: Toolkit;
  /** A contract from `mcp-javafx-ui/contracts/…`; by default the newest released one. */
  contract?: ContractModule;
  /** Takes the audit lines and reports of faults; by default standard error. */
  log?: (text: string) => void;
}

/** A server that is ready and does not listen yet. */
export interface UiServer {
  readonly config: ServerConfig;
  readonly contract: ContractModule;
  /** What is served, in a word for people. */
  readonly application: string;
  /** The bearer token that was configured or generated. */
  readonly token: string;
  /** All of the HTTP side, for a `node:http` server of your own. */
  readonly handler: RequestListener;
  /** Listens on loopback and, unless `register` is off, lets local commands find it. */
  listen(): Promise<ServerHandle>;
  /** Speaks MCP over a pair of streams until the input ends. */
  speakStdio(input: Readable, output: Writable): Promise<ServerHandle>;
}

/**
 * Puts the contract on top of a toolkit: any object that reports a user interface through the `Toolkit`
 * port becomes an MCP server.
 *
 * @example
 * const server = createServer({ toolkit: await createHeadlessToolkit({ fxml: 'view.fxml' }) });
 * const handle = await server.listen();
 * console.log(handle.endpoint(), handle.token);
 */
export function createServer(options: ServerOptions): UiServer {
  return assembleServer(options, (core) => core);
}

/** The same around what `wrap` makes of the core: how a test adds what another test suite looks for. */
export function assembleServer(
  { toolkit, contract = newestContract, log, ...rest }: ServerOptions,
  wrap: (core: McpCore) => McpCore,
): UiServer {
  const config = resolveConfig([fromCode({ enabled: true, ...rest })]);
  checkVersion(config.contractVersion, contract);
  const write = log ?? ((text) => void process.stderr.write(text));
  const report = reportFaults(write);
  const engine = createEngine({
    toolkit,
    contract,
    options: {
      allowActions: config.allowActions,
      fxTimeoutMs: config.fxTimeoutMs,
      snapshot: { full: config.snapshotDefaults },
      onFault: ({ tool, error }) => report(error, tool),
    },
  });
  const calls = new Calls(engine, config.quiet ? noAudit : auditTo(write));
  const plain = createCore({
    contract,
    engine,
    calls,
    serverInfo: { name: packageJson.name, title: contract.title, version: packageJson.version },
    instructions: instructions(contract),
    errors: config.errors,
    watchIntervalMs: config.watchIntervalMs,
    report,
  });
  const core = wrap(plain);
  const { profile, structured } = config;
  const mcp = mcpOverHttp({ core, profile, limits: config, structured, report });
  const health = () => ({
    ok: true,
    schema: contract.schema,
    tools: engine.tools().map((tool) => tool.name),
    transport: profile,
    attached: toolkit.attached,
  });
  const token = config.token ?? generateToken();
  const handler = createApp({ ...config, mcp, health, token, report }).callback();
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
    application: toolkit.info().mainClass ?? 'an application',
    token,
    handler: (request, response) => void handler(request, response),
    async listen() {
      const { http, unregister } = await open().catch(async (cause: unknown) => {
        await engine.close();
        throw cause;
      });
      const { endpoint } = http;
      return startHandle({ config, endpoint, token }, ending, {
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
