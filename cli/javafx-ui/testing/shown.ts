import { expect } from 'vitest';
import type { Program, Served } from '../../../testing/program.js';
import { callTool } from './call-tool.js';

/** Where a program serves, once the application shows a window that has the focus, however long it takes. */
export async function shown(program: Program): Promise<Served> {
  const server = await program.served();
  await expect
    .poll(async () => (await callTool(server, 'ui_get_snapshot', { depth: 0 })).structuredContent.stages)
    .toContainEqual(expect.objectContaining({ focused: true }));
  return server;
}
