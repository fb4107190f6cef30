import { describe, expect, test } from 'vitest';
import { connect, isErrorOf, type Session } from '../../client/index.js';
import { clientContract } from '../../generated/mcp-lights/0.3/client.js';
import { cli } from '../../testing/paths.js';
import { startProgram } from '../../testing/program.js';

const [, version = ''] = clientContract.schema.split('/');
const serve = ['lights', 'serve', '--quiet', '--contract-version', version];

/** A caller of the house, with types. */
async function visit(session: Session<typeof clientContract>): Promise<void> {
  const dark = await session.tools.get_house().catch((error: unknown) => error);
  expect(dark).toMatchObject({ code: 'LIGHTS_DARK' });
  expect(await session.tools.power_on()).toEqual({ on: true });
  expect(await session.tools.set_scene({ steps: [{ kind: 'switch', lamp: 'desk' }] })).toEqual({ done: 1 });
  const { lamps, doors } = await session.tools.get_house({ depth: 1 });
  expect([lamps.desk?.on, doors[0]?.to?.name, doors[0]?.to?.doors]).toEqual([true, 'kitchen', []]);
  const nowhere = await session.tools.get_house({ room: 'cellar' }).catch((error: unknown) => error);
  if (!isErrorOf(clientContract, nowhere) || nowhere.code !== 'LIGHTS_NO_ROOM') throw nowhere;
  expect(nowhere.details.rooms).toEqual(['hall', 'kitchen', 'attic']);
  expect(await session.tools.power_off()).toEqual({ on: false });
}

describe.each(['2025-11-25', '2026-07-28'] as const)('the typed client in MCP %s', (protocol) => {
  test('calls the house over HTTP', async () => {
    const { endpoint, token } = await startProgram([...serve, '--json']).served();
    await using session = await connect(clientContract, endpoint, { token, protocol });
    await visit(session);
  });

  test('calls the house over stdio', async () => {
    const command = { command: process.execPath, args: [cli, ...serve, '--stdio'] };
    await using session = await connect(clientContract, command, { protocol });
    await visit(session);
  });
});
