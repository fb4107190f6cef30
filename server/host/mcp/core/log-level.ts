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
