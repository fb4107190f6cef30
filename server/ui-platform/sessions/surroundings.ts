import type { PlatformConfig } from '../configuration/platform-options.js';
import type { LuaThread } from '../lua/lua-thread.js';
import type { LogLevel } from '../platform-log.js';
import type { ViewdefStore } from '../viewdefs/viewdef-store.js';

/** What every session has around it. */
export interface SessionSurroundings {
  readonly baseDir: string;
  readonly config: PlatformConfig;
  readonly viewdefs: ViewdefStore;
  takeThread(): LuaThread;
  /** `mcp.notify` of Lua; the params are JSON. */
  onNotify(method: string, params: string): void;
  onMainFailed(sessionId: string, message: string): void;
  log(level: LogLevel, sentence: string): void;
}
