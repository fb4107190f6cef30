import type { ClientContract } from '../../generated/runtime/client-contract.js';
import { type Fake, Refusal } from './fake.js';

/** A house with two rooms, which answers as `mcp-lights` says. */
export class FakeHouse implements Fake {
  schema: string;
  lit = true;
  rooms: Record<string, object> = {
    hall: { name: 'hall', lamps: { desk: { on: true } }, doors: [] },
    attic: { name: 'attic', lamps: {}, doors: [{ to: null }] },
  };

  constructor(readonly contract: ClientContract) {
    this.schema = contract.schema;
  }

  health(): object {
    return { schema: this.schema };
  }

  answer(tool: string, { room = 'hall', steps = [] }: { room?: string; steps?: object[] }): object {
    if (tool === 'power_on') {
      this.lit = true;
      return { on: true };
    }
    if (!this.lit) throw new Refusal('LIGHTS_DARK', 'There is no power.');
    if (tool === 'set_scene') return { done: steps.length };
    const found = this.rooms[room];
    if (!found)
      throw new Refusal('LIGHTS_NO_ROOM', `There is no ${room}.`, { rooms: Object.keys(this.rooms) });
    return found;
  }
}
