import { contract, type Tools } from '../../generated/mcp-ui-platform/newest.js';
import type { ContractModule } from '../../generated/runtime/contract-module.js';
import { createEngine as createCallEngine } from '../calls/create-engine.js';
import type { Engine } from '../calls/engine.js';
import type { Handlers } from '../calls/handler.js';
import { words } from './errors.js';
import type { Platform } from './platform.js';
import { configureHandler } from './tools/configure.js';
import { getStateHandler } from './tools/get-state.js';
import { openBrowserHandler } from './tools/open-browser.js';
import { runHandler } from './tools/run.js';
import { startHandler } from './tools/start.js';
import { uploadViewdefHandler } from './tools/upload-viewdef.js';

/** What this contract brings to the server. It has no `application`: Lua may be run over stdio alone. */
export { configuration } from './options.js';
export { contract };

export interface EngineSetup {
  readonly platform: Platform;
  readonly contract?: ContractModule;
  readonly onFault?: (fault: { tool: string; error: unknown }) => void;
}

/** A platform as tools. Which of them works in which state is declared by the contract, and not said here. */
export function createEngine({ platform, contract: served = contract, onFault }: EngineSetup): Engine {
  const handlers: Handlers<Tools> = {
    ui_configure: configureHandler(platform),
    ui_start: startHandler(platform),
    ui_run: runHandler(platform),
    ui_upload_viewdef: uploadViewdefHandler(platform),
    ui_open_browser: openBrowserHandler(platform),
    ui_get_state: getStateHandler(platform),
  };
  return createCallEngine({ contract: served, handlers, words, onFault, close: () => platform.close() });
}
