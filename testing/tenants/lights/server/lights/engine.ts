import { contract, type Room, type Tools } from '../../generated/mcp-lights/newest.js';
import { CallError } from '../calls/call-error.js';
import { createEngine as createCallEngine } from '../calls/create-engine.js';
import type { Engine } from '../calls/engine.js';
import type { Handlers } from '../calls/handler.js';
import { plainWords } from '../calls/plain-words.js';
import { Configuration } from '../host/options/configuration.js';
import { hostOptions } from '../host/options/host-options.js';
import type { ServerPlug } from '../host/plug.js';

export { contract };
export const configuration = new Configuration(hostOptions, 'mcp-lights.json');
export const application = 'a small house';

const words = plainWords({
  invalidInput: 'LIGHTS_INVALID',
  timedOut: 'LIGHTS_FAILED',
  busy: 'LIGHTS_FAILED',
  notOffered: 'LIGHTS_FAILED',
  internal: 'LIGHTS_FAILED',
});

/** Three rooms in a row. The power is the lifecycle of the contract, of which nothing is said here. */
export function createEngine({
  contract: served,
  onFault,
}: Parameters<ServerPlug['createEngine']>[0]): Engine {
  const attic: Room = { name: 'attic', lamps: {}, doors: [] };
  const kitchen: Room = { name: 'kitchen', lamps: { oven: { on: false } }, doors: [{ to: attic }] };
  const hall: Room = { name: 'hall', lamps: { desk: { on: false } }, doors: [{ to: kitchen }] };
  const rooms = [hall, kitchen, attic];

  const handlers: Handlers<Tools> = {
    power_on: () => ({ run: () => ({ output: { on: true }, text: 'The power is on.' }) }),
    power_off: () => ({ run: () => ({ output: { on: false }, text: 'The power is off.' }) }),
    get_house: ({ room, depth }) => ({
      run: () => {
        const found = rooms.find(({ name }) => name === (room ?? 'hall'));
        if (!found) {
          const names = rooms.map(({ name }) => name);
          throw new CallError('LIGHTS_NO_ROOM', `There is no room "${room}".`, { rooms: names });
        }
        const output = upTo(depth ?? Number.POSITIVE_INFINITY, found);
        return { output, text: JSON.stringify(output) };
      },
    }),
    set_scene: ({ steps }) => ({
      run: () => {
        for (const step of steps) {
          if (step.kind !== 'switch') continue;
          for (const { lamps } of rooms) {
            const lamp = lamps[step.lamp];
            if (lamp) lamp.on = step.on ?? true;
          }
        }
        return { output: { done: steps.length }, text: `Done: ${steps.length}.` };
      },
    }),
  };
  return createCallEngine({ contract: served, handlers, words, onFault });
}

/** A room, and what is behind so many doors. */
function upTo(depth: number, { doors, ...room }: Room): Room {
  const open = depth > 0 ? doors : [];
  return { ...room, doors: open.map((door) => ({ ...door, to: door.to && upTo(depth - 1, door.to) })) };
}
