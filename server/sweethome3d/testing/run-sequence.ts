import { inconsistencies } from './invariants.js';
import type { RandomCommand } from './random-commands.js';
import { TestHome } from './test-home.js';

/** Keeps what a home has to keep to, while anything at all is done to it. */
export class Watched {
  readonly test = new TestHome();
  /** Every id that was ever there, with its kind. */
  readonly #known = new Set<string>();
  counts = { ok: 0, refused: 0 };

  async run(commands: readonly RandomCommand[]): Promise<void> {
    for (const make of commands) await this.#step(make);
  }

  async #step(make: RandomCommand): Promise<void> {
    const { test } = this;
    const { tool, input } = make(test.records);
    const before = test.records;
    const reply = await test.reply(tool, input);
    const said = `${tool} ${JSON.stringify(input)}`;
    if (test.faults.length > 0)
      throw new Error(`${said} failed inside: ${String((test.faults[0] as Error).stack)}`);
    this.counts[reply.ok ? 'ok' : 'refused'] += 1;
    if (!reply.ok && test.records !== before) throw new Error(`${said} failed and changed the home.`);
    const problems = inconsistencies(test.records);
    if (problems.length > 0) throw new Error(`After ${said}: ${problems.join('; ')}`);
    if (reply.ok) this.#checkNew(tool, reply.output, said);
  }

  /** What a tool says that it made has an id that nothing had before. */
  #checkNew(tool: string, output: unknown, said: string): void {
    const made = /^(create_|place_|generate_|add_)/.test(tool);
    const { walls, id } = output as { walls?: { id: string }[]; id?: string };
    const ids = made ? (walls?.map((wall) => wall.id) ?? [id!]) : [];
    for (const one of ids) {
      if (this.#known.has(one)) throw new Error(`${said} gave out ${one} a second time.`);
      this.#known.add(one);
    }
    for (const list of [this.test.records.walls, this.test.records.furniture, this.test.records.rooms]) {
      for (const { id: present } of list) this.#known.add(present);
    }
  }
}
