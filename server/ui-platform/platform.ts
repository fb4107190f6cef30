import { join } from 'node:path';
import type { McpNotification } from '../host/mcp/core/exchange.js';
import { type BaseFolder, prepareBaseFolder } from './configuration/base-folder.js';
import type { Overrides } from './configuration/config-file.js';
import { WarmThread } from './lua/warm-thread.js';
import { builtPath } from './lua/worker-path.js';
import { type PlatformLog, platformLog } from './platform-log.js';
import { SessionManager } from './sessions/session-manager.js';
import { ViewdefStore } from './viewdefs/viewdef-store.js';
import { startWebServer, type WebServer } from './web/web-server.js';

export interface PlatformOptions extends Overrides {
  /** Takes what Lua tells the agent; without an agent nobody does. */
  notify?: (notification: McpNotification) => void;
  /** Whether standard output carries MCP, so that nothing else may. */
  speaksMcp: boolean;
  /** Another program for the threads; for tests of what ends them. */
  workerFile?: string;
}

/** A platform that runs. */
export interface Running {
  readonly web: WebServer;
  readonly sessions: SessionManager;
  readonly viewdefs: ViewdefStore;
}

/** The whole platform: a folder, a web server, sessions. What may be done when is for others to say. */
export class Platform {
  #folder: BaseFolder | undefined;
  #running: Running | undefined;
  #log: PlatformLog = (_, sentence) => void process.stderr.write(`${sentence}\n`);
  readonly #threads: WarmThread;

  constructor(private readonly options: PlatformOptions) {
    const file = options.workerFile;
    this.#threads = new WarmThread({ log: (text) => this.#log('warn', text), ...(file ? { file } : {}) });
  }

  configure(baseDir: string): BaseFolder {
    const folder = prepareBaseFolder(baseDir, this.options);
    this.#folder = folder;
    this.#log = platformLog(folder.config.logging, folder.baseDir, !this.options.speaksMcp);
    this.#threads.warmUp();
    return folder;
  }

  /** Listens, and creates the first session. */
  async start(): Promise<Running> {
    const { baseDir, config } = this.#folder!;
    const log = this.#log;
    const viewdefs = new ViewdefStore();
    viewdefs.load(join(baseDir, 'viewdefs'), (sentence) => log('warn', sentence));
    const sessions = new SessionManager({
      baseDir,
      config,
      viewdefs,
      log,
      takeThread: () => this.#threads.take(),
      onNotify: (method, params) => this.#notify(method, JSON.parse(params) as Record<string, unknown>),
      onMainFailed: (sessionId, message) => {
        log('error', `main.lua failed in session ${sessionId}: ${message}`);
        const data = { sessionId, message: `main.lua failed: ${message}` };
        this.#notify('notifications/message', { level: 'error', logger: 'lua', data });
      },
    });
    const frontend = builtPath(join('ui-platform', 'frontend'));
    const report = (cause: unknown) =>
      log('error', cause instanceof Error ? (cause.stack ?? '') : String(cause));
    const port = this.options.speaksMcp ? 0 : config.server.port;
    const web = await startWebServer({ baseDir, sessions, frontend, report }, port);
    await sessions.create();
    log('info', `The platform listens at ${web.url}.`);
    this.#running = { web, sessions, viewdefs };
    return this.#running;
  }

  /** What `start` gave. */
  get running(): Running {
    if (!this.#running) throw new Error('The platform does not run.');
    return this.#running;
  }

  async close(): Promise<void> {
    await Promise.all([this.#running?.web.close(), this.#running?.sessions.close(), this.#threads.close()]);
  }

  #notify(method: string, params: Record<string, unknown>): void {
    this.options.notify?.({ method, params });
  }
}
