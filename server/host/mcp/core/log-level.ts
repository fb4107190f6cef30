import type { McpRequest } from './exchange.js';
import { invalidParams, RpcError } from './rpc-error.js';

/** From the least to the most severe. */
export const logLevels = [
  'debug',
  'info',
  'notice',
  'warning',
  'error',
  'critical',
  'alert',
  'emergency',
] as const;

export type LogLevel = (typeof logLevels)[number];

export function severity(level: LogLevel): number {
  return logLevels.indexOf(level);
}

export function asLogLevel(value: unknown): LogLevel | undefined {
  return logLevels.find((level) => level === value);
}

/** The level that `logging/setLevel` asks for. */
export function parseLevel({ params }: McpRequest): LogLevel {
  const level = asLogLevel(params?.level);
  if (level === undefined) {
    throw new RpcError(invalidParams, `Expected "level" to be one of ${logLevels.join(', ')}.`);
  }
  return level;
}
