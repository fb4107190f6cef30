import { Configuration } from '../../host/options/configuration.js';
import { type ConfigOf, option } from '../../host/options/option.js';
import { choice, integer, type Kind } from '../../host/options/option-kinds.js';

const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
/** Timers can't wait longer. */
const longestMs = 2 ** 31 - 1;

/** Milliseconds of `24h`, `30m`, `90s`, `500ms`, `7d`; undefined when it is not such a text. */
export function milliseconds(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,10})(ms|s|m|h|d)$/.exec(text) ?? [];
  const ms = Number(count) * (units[unit] ?? Number.NaN);
  return ms >= 1 && ms <= longestMs ? ms : undefined;
}

const duration: Kind<string> = {
  expected: 'a duration such as "24h" or "30m", from "1ms" to "24d"',
  read: (value) => (typeof value === 'string' && milliseconds(value) !== undefined ? value : undefined),
};

/** A stream, or a file below the folder: no way out of it. */
const output: Kind<string> = {
  expected: '"stderr", "stdout" or the name of a file below the folder',
  read(value) {
    if (typeof value !== 'string' || value.length > 200) return undefined;
    return value.split('/').every((step) => /^[\w-][\w.-]*$/.test(step)) ? value : undefined;
  },
};

/** What `config/config.toml` may say. */
const options = {
  'server.port': option(integer(0, 65535), 0, 'UI_PLATFORM_PORT', 'Port without --mcp; 0 takes a free one', {
    name: 'port',
    placeholder: 'number',
  }),
  'server.maxSessions': option(
    integer(1, 1000),
    50,
    'UI_PLATFORM_MAX_SESSIONS',
    'How many sessions there may be at a time',
  ),
  'lua.softTimeoutMs': option(
    integer(1, 3_600_000),
    5000,
    'UI_PLATFORM_SOFT_TIMEOUT_MS',
    'After so long Lua code is stopped; the session goes on',
  ),
  'lua.hardTimeoutMs': option(
    integer(1, 3_600_000),
    10_000,
    'UI_PLATFORM_HARD_TIMEOUT_MS',
    'After so long the Lua state is given up; the session begins again',
  ),
  'lua.memoryMb': option(
    integer(2, 1024),
    64,
    'UI_PLATFORM_MEMORY_MB',
    'Memory of the Lua code of a session, in megabytes',
  ),
  'session.timeout': option(
    duration,
    '24h',
    'UI_PLATFORM_SESSION_TIMEOUT',
    'How long a session may be idle before it ends',
  ),
  'logging.level': option(
    choice('error', 'warn', 'info', 'debug'),
    'info',
    'UI_PLATFORM_LOG_LEVEL',
    'The least important messages of the platform that are written',
  ),
  'logging.output': option(
    output,
    'stderr',
    'UI_PLATFORM_LOG_OUTPUT',
    'Where they go: stderr, stdout (not with --mcp), or a file below the folder',
  ),
};

export type PlatformConfig = ConfigOf<typeof options>;

export const platformConfiguration = new Configuration(options, 'config.toml');
