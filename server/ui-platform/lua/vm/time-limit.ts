import type { LuaMachine } from './raw-lua.js';

/** How the names of files begin that are never stopped: code of the platform, which would be left half done. */
export const exemptSource = '=[platform] ';

const countMask = 8;
/** Instructions between two looks at the clock; a look costs about as much as some hundred of them. */
const calm = 20_000;
/** The time is up, but the platform is at work: until code of the application goes on. */
const alert = 50;
/** The time is up: an error at every instruction, so that no `pcall` outlives it. */
const urgent = 1;
/** Where a debug record has the address of the name of the source. */
const sourceOffset = 16;

/**
 * Stops code of the application that runs too long, wherever it catches errors. What runs without executing
 * instructions of its own (a finalizer, a search with much backtracking) cannot be stopped from inside; its
 * thread is ended then.
 */
export class TimeLimit {
  readonly #machine: LuaMachine;
  readonly #hook: number;
  readonly #what: number;
  #endsAt = Number.POSITIVE_INFINITY;
  #limitMs = 0;
  #struck = false;
  /** Whether some look was more urgent than usual. */
  #isExcited = false;

  constructor(machine: LuaMachine) {
    this.#machine = machine;
    this.#what = this.#copy('S\0');
    this.#hook = machine.raw.addFunction((state = 0, record = 0) => this.#look(state, record), 'vii');
    // Coroutines inherit the hook of whoever creates them.
    this.#every(machine.state, calm);
  }

  begin(limitMs: number): void {
    this.#limitMs = limitMs;
    this.#struck = false;
    this.#endsAt = performance.now() + limitMs;
  }

  /** Ends the limit; the same answer as `isUp`. */
  end(): boolean {
    this.#endsAt = Number.POSITIVE_INFINITY;
    if (this.#isExcited) this.#every(this.#machine.state, calm);
    this.#isExcited = false;
    return this.#struck;
  }

  /** Whether something was stopped that nobody has dealt with. */
  isUp(): boolean {
    return this.#struck;
  }

  /** Who was stopped has been dealt with: what comes next has all of the time. */
  renew(): void {
    if (!this.#struck) return;
    this.begin(this.#limitMs);
    this.#every(this.#machine.state, calm);
  }

  #look(state: number, record: number): undefined {
    this.#isExcited = true;
    if (performance.now() < this.#endsAt) {
      // A coroutine that was stopped in an earlier call looks at every instruction until it is told otherwise.
      this.#every(state, calm);
    } else if (this.#isExempt(state, record)) {
      this.#every(state, alert);
    } else {
      this.#struck = true;
      this.#every(state, urgent);
      this.#stop(state);
    }
  }

  #stop(state: number): void {
    const { raw } = this.#machine;
    const text = `it ran for more than ${this.#limitMs} ms`;
    const pointer = this.#copy(text);
    raw._lua_pushlstring(state, pointer, text.length);
    raw._free(pointer);
    raw._lua_error(state);
  }

  #isExempt(state: number, record: number): boolean {
    const { raw } = this.#machine;
    raw._lua_getinfo(state, this.#what, record);
    const source = raw.HEAPU32[(record + sourceOffset) >>> 2]!;
    for (let i = 0; i < exemptSource.length; i++) {
      if (raw.HEAPU8[source + i] !== exemptSource.charCodeAt(i)) return false;
    }
    return true;
  }

  #every(state: number, instructions: number): void {
    this.#machine.raw._lua_sethook(state, this.#hook, countMask, instructions);
  }

  #copy(ascii: string): number {
    const { raw } = this.#machine;
    const pointer = raw._malloc(ascii.length);
    for (let i = 0; i < ascii.length; i++) raw.HEAPU8[pointer + i] = ascii.charCodeAt(i);
    return pointer;
  }
}
