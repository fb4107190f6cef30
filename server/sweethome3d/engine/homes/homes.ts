import type { HomePort, PortCall } from '../../home/port.js';
import { HomeGone } from '../../home/port-errors.js';
import { notFound } from '../errors.js';
import { HomeMemory } from './home-memory.js';
import { OpenHome } from './open-home.js';

/** The homes that can be worked on, with what is known of each. */
export class Homes {
  readonly #memories = new Map<string, HomeMemory>();
  readonly #unsubscribe: () => void;

  constructor(private readonly port: HomePort) {
    this.#unsubscribe = port.subscribe((event) => {
      if (event.type === 'windowClosed') this.#memories.delete(event.home);
    });
  }

  /** The home of that id, or the one that was active last. */
  async open(id: string | null, call: PortCall): Promise<OpenHome> {
    const windows = await this.port.windows(call);
    const window = id === null ? windows[0] : windows.find((one) => one.id === id);
    if (!window) {
      if (id === null) throw new HomeGone();
      throw notFound(
        'home',
        id,
        windows.map((one) => one.id),
      );
    }
    return new OpenHome(window.id, await this.#memoryOf(window.id, call), this.port, call);
  }

  async #memoryOf(id: string, call: PortCall): Promise<HomeMemory> {
    let memory = this.#memories.get(id);
    if (!memory) {
      memory = new HomeMemory();
      memory.ids.avoid(await this.port.state(id, call));
      this.#memories.set(id, memory);
    }
    return memory;
  }

  async close(): Promise<void> {
    this.#unsubscribe();
    await this.port.close();
  }
}
