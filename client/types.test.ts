import { expect, test } from 'vitest';
import { complaints } from './testing/compile.js';
import { generatedContract } from './testing/generated-contract.js';

test('what the contract allows compiles, what it does not is an error', async () => {
  const { module } = await generatedContract('mcp-lights/0.3');
  const ifNoRoom = `if (isErrorOf(contract, error) && error.code === 'LIGHTS_NO_ROOM')`;
  const snippets: [code: string, complaint: RegExp | null][] = [
    [`const { lamps } = await session.tools.get_house({ room: 'hall' }); lamps.desk?.on;`, null],
    [`(await session.tools.get_house()).doors[0]?.to?.name.length;`, null],
    [`await session.call('set_scene', { steps: [{ kind: 'dim', lamp: 'desk', from: 0, to: 50 }] });`, null],
    [`const own: Session<typeof contract> = await connect(contract, 'http://127.0.0.1:1/mcp');`, null],
    [`(await health(contract, 'http://127.0.0.1:1/mcp')).schema.length;`, null],
    [`${ifNoRoom} error.details.rooms?.length;`, null],
    [`await session.tools.dim({});`, /^Property 'dim' does not exist on type 'ToolMethods</],
    [`await session.call('dim', {});`, /^Argument of type '"dim"' is not assignable to .* 'keyof Tools'/],
    [`await session.call('get_house', { rooms: 1 });`, /'rooms' does not exist in type 'GetHouseInput'/],
    [`await session.tools.set_scene();`, /^Expected 1-2 arguments, but got 0/],
    [`await session.tools.set_scene({ steps: [{ kind: 'blink' }] });`, /'"blink"' is not assignable to/],
    [`(await session.tools.power_on()).off;`, /^Property 'off' does not exist on type 'PowerOnOutput'/],
    [`${ifNoRoom} error.details.doors;`, /'doors' does not exist on type 'Partial<NoRoomDetails>'/],
    [`if (isErrorOf(contract, error) && error.code === 'LIGHTS_DIM') throw error;`, /have no overlap/],
  ];
  const found = complaints(
    `import { connect, health, isErrorOf, type Session } from './index.js'; import { clientContract as contract } from '${module}';`,
    'session: Session<typeof contract>, error: unknown',
    snippets.map(([code]) => code),
  );
  expect(found).toEqual(
    snippets.map(([, complaint]) => (complaint ? [expect.stringMatching(complaint)] : [])),
  );
});
