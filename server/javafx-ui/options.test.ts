import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../host/options/config-error.js';
import type { ConfigSource } from '../host/options/config-source.js';
import { configuration } from './options.js';

const resolveConfig = (sources: readonly ConfigSource[]) => configuration.resolve(sources);
const fromCode = configuration.fromCode.bind(configuration);
const fromEnvironment = configuration.fromEnvironment.bind(configuration);
const fromFile = configuration.fromFile.bind(configuration);
const fromFlags = configuration.fromFlags.bind(configuration);

const initial = {
  enabled: false,
  transport: 'http',
  bindHost: '127.0.0.1',
  port: 0,
  token: null,
  contractVersion: null,
  allowActions: true,
  fxTimeoutMs: 5000,
  errors: 'result',
  structured: 'on',
  profile: 'stateless',
  sessionTtlMs: 1_800_000,
  maxSessions: 1000,
  watchIntervalMs: 500,
  bodyLimit: 4194304,
  allowedOrigins: [],
  allowedHosts: [],
  serverShutdownMs: 2000,
  register: true,
  quiet: false,
  snapshotDefaults: {
    depth: 50,
    bounds: true,
    localToScreen: true,
    properties: false,
    virtualization: true,
    accessibility: false,
  },
};

function file(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'mcp-config-')), 'settings.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

describe('precedence', () => {
  test('without a source every option has its default', () => {
    expect(resolveConfig([])).toEqual(initial);
  });

  test('a flag wins over the environment, that over the file, that over the default', () => {
    const sources = (flags: object, env: object): ConfigSource[] => [
      fromFlags({ ...flags }),
      fromEnvironment({ ...env }),
      fromFile(file({ port: 1 })),
    ];
    expect(resolveConfig(sources({ port: '3' }, { MCP_PORT: '2' })).port).toBe(3);
    expect(resolveConfig(sources({}, { MCP_PORT: '2' })).port).toBe(2);
    expect(resolveConfig(sources({}, {})).port).toBe(1);
    expect(resolveConfig([fromFlags({}), fromEnvironment({})]).port).toBe(0);
  });

  test('flags that take no value stand for theirs', () => {
    const flags = { stdio: true, 'read-only': true, 'no-register': true, quiet: true };
    expect(resolveConfig([fromFlags(flags)])).toEqual({
      ...initial,
      transport: 'stdio',
      allowActions: false,
      register: false,
      quiet: true,
    });
  });

  test('the environment sets every option', () => {
    const env = {
      MCP_UI: 'true',
      MCP_TRANSPORT: 'stdio',
      MCP_BIND: 'localhost',
      MCP_PORT: '4711',
      MCP_TOKEN: 't',
      MCP_CONTRACT_VERSION: '1.0',
      MCP_ALLOW_ACTIONS: 'false',
      MCP_FX_TIMEOUT_MS: '100',
      MCP_ERRORS: 'jsonrpc',
      MCP_STRUCTURED: 'off',
      MCP_PROFILE: 'stateful',
      MCP_SESSION_TTL_MS: '60000',
      MCP_MAX_SESSIONS: '10',
      MCP_WATCH_INTERVAL_MS: '250',
      MCP_BODY_LIMIT: '2048',
      MCP_ALLOWED_ORIGINS: 'https://a.example, b.example',
      MCP_ALLOWED_HOSTS: 'ui.internal',
      MCP_SERVER_SHUTDOWN_MS: '5',
      MCP_REGISTER: 'false',
      MCP_QUIET: 'TRUE',
      MCP_SNAPSHOT_DEPTH: '3',
      MCP_SNAPSHOT_BOUNDS: 'false',
      MCP_SNAPSHOT_LOCAL_TO_SCREEN: 'false',
      MCP_SNAPSHOT_PROPERTIES: 'true',
      MCP_SNAPSHOT_VIRTUALIZATION: 'false',
      MCP_SNAPSHOT_ACCESSIBILITY: 'true',
    };
    expect(resolveConfig([fromEnvironment(env)])).toEqual({
      enabled: true,
      transport: 'stdio',
      bindHost: '127.0.0.1',
      port: 4711,
      token: 't',
      contractVersion: '1.0',
      allowActions: false,
      fxTimeoutMs: 100,
      errors: 'jsonrpc',
      structured: 'off',
      profile: 'stateful',
      sessionTtlMs: 60_000,
      maxSessions: 10,
      watchIntervalMs: 250,
      bodyLimit: 2048,
      allowedOrigins: ['https://a.example', 'b.example'],
      allowedHosts: ['ui.internal'],
      serverShutdownMs: 5,
      register: false,
      quiet: true,
      snapshotDefaults: {
        depth: 3,
        bounds: false,
        localToScreen: false,
        properties: true,
        virtualization: false,
        accessibility: true,
      },
    });
  });

  test('a file and code may set a part of a group', () => {
    const partial = { snapshotDefaults: { depth: 4 } };
    const expected = { ...initial, snapshotDefaults: { ...initial.snapshotDefaults, depth: 4 } };
    expect(resolveConfig([fromFile(file(partial))])).toEqual(expected);
    expect(resolveConfig([fromCode(partial)])).toEqual(expected);
  });

  test('an empty variable counts as unset', () => {
    expect(resolveConfig([fromEnvironment({ MCP_PORT: '' })]).port).toBe(0);
  });
});

describe('a bad value is a sentence that names its place', () => {
  const cases: [string, () => ConfigSource, string][] = [
    [
      'flag',
      () => fromFlags({ port: '70000' }),
      'Expected --port to be an integer from 0 to 65535, got "70000".',
    ],
    [
      'environment',
      () => fromEnvironment({ MCP_ALLOW_ACTIONS: 'yes' }),
      'Expected MCP_ALLOW_ACTIONS to be true or false, got "yes".',
    ],
    [
      'file',
      () => fromFile(file({ snapshotDefaults: { depth: -1 } })),
      'Expected "snapshotDefaults.depth" in settings.json to be an integer from 0 to 1000, got -1.',
    ],
    [
      'code',
      () => fromCode({ errors: 'both' as 'result' }),
      'Expected errors to be "result" or "jsonrpc", got "both".',
    ],
    [
      'bind address beyond loopback',
      () => fromEnvironment({ MCP_BIND: '0.0.0.0' }),
      'Expected MCP_BIND to be a loopback address (127.0.0.1, ::1 or localhost), because this server never listens to a network, got "0.0.0.0".',
    ],
    [
      'token, which is not repeated',
      () => fromFlags({ token: 'two words' }),
      'Expected --token to be a token of visible ASCII characters without spaces, got something else.',
    ],
  ];
  test.each(cases)('%s', (_, source, sentence) => {
    expect(() => resolveConfig([source()])).toThrow(new ConfigError(sentence));
  });

  test('an unknown key of a file', () => {
    expect(() => fromFile(file({ prot: 1 }))).toThrow(
      /^There is no option "prot" \(in settings\.json\); known are /,
    );
    expect(() => fromFile(file({ snapshotDefaults: { deep: 1 } }))).toThrow(/"snapshotDefaults\.deep"/);
  });

  test('a file that is missing, not JSON, or no object', () => {
    expect(() => fromFile('nowhere/settings.json')).toThrow(
      "The configuration file settings.json can't be read; check the path and its rights.",
    );
    expect(() => fromFile(file('{port: 1}'))).toThrow(/^The configuration file settings\.json is not JSON: /);
    expect(() => fromFile(file([]))).toThrow(
      'Expected the configuration file settings.json to hold one JSON object.',
    );
  });
});
