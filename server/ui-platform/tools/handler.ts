import type { Tools } from '../../../generated/mcp-ui-platform/newest.js';
import type { Handler } from '../../calls/handler.js';
import type { Platform } from '../platform.js';

/** Makes the handler of a tool for a platform. */
export type ToolOf<Name extends keyof Tools> = (
  platform: Platform,
) => Handler<Tools[Name]['input'], Tools[Name]['output']>;

export const defaultSession = '1';

/** Lua has its own limits; this one only ends what waits for others. */
export const patientMs = 120_000;
