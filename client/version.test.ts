import { describe, expect, test } from 'vitest';
import { checkVersion } from './version.js';

describe('a client of 1.2', () => {
  test.each(['mcp-lights/1.2', 'mcp-lights/1.10'])('works with a server of %s', (offered) => {
    expect(() => checkVersion(offered, 'mcp-lights/1.2')).not.toThrow();
  });

  test.each([
    ['mcp-lights/1.1', 'Update the server.'],
    ['mcp-lights/2.2', 'Use a client for 2.x, or a server for 1.x.'],
    ['mcp-heating/1.2', 'Connect to a server of that contract.'],
    ['nonsense', 'Connect to a server of that contract.'],
  ])('refuses a server of %s', (offered, advice) => {
    expect(() => checkVersion(offered, 'mcp-lights/1.2')).toThrow(
      `The server speaks "${offered}"; this client needs mcp-lights/1.2 or a later 1.x. ${advice}`,
    );
  });
});
