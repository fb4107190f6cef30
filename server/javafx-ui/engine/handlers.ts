import type { Toolkit } from '../scene/port.js';
import { diagnostics } from './tools/diagnostics.js';
import { getNode } from './tools/get-node.js';
import { getSnapshot } from './tools/get-snapshot.js';
import type { Handlers } from './tools/handler.js';
import { look } from './tools/look.js';
import { perform } from './tools/perform.js';
import { query } from './tools/query.js';
import { screenshot } from './tools/screenshot.js';

/** One entry for each tool of the contract; the compiler asks for a missing one. */
export const handlers: Handlers = {
  ui_look: look,
  ui_get_snapshot: getSnapshot,
  ui_query: query,
  ui_get_node: getNode,
  ui_perform: perform,
  ui_screenshot: screenshot,
  ui_diagnostics: diagnostics,
};

/** Tools that only some toolkits can serve, and the method that these have. */
export const needs: { readonly [Name in keyof Handlers]?: keyof Toolkit } = {
  ui_screenshot: 'screenshot',
  ui_diagnostics: 'diagnose',
};
