import { type LuaMachine, openLua, type RawLua } from './raw-lua.js';
import { exemptSource, TimeLimit } from './time-limit.js';

const registry = -1_001_000;
const stringType = 4;
const functionType = 6;
const outOfMemory = 4;
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const toUtf8 = new TextEncoder();

/**
 * What Lua may ask for: the name of a service and its arguments, as bytes; the answer is a text, or nothing.
 * What it throws reaches Lua as a second result.
 */
export type HostCall = (service: string, args: readonly Uint8Array[]) => string | Uint8Array | undefined;

/** How a call of Lua ended. */
export type Outcome =
  | {
      readonly kind: 'done';
      readonly results: readonly (string | undefined)[];
      /** The time was up, and whoever was stopped by it has caught that. */
      readonly outOfTime: boolean;
    }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'out-of-time'; readonly message: string };

/** A function of Lua that can be called from here. */
export type LuaFunction = bigint & { readonly of: 'lua' };

/** Texts up to so many bytes pass through memory that is there already. */
const roomForTexts = 16 << 10;

/** A Lua state of which only functions are called, with texts in and texts out. */
export class LuaVm {
  readonly #raw: RawLua;
  readonly #state: number;
  readonly #limit: TimeLimit;
  readonly #lengthAt: number;
  readonly #textAt: number;
  #memoryMax = Number.POSITIVE_INFINITY;

  private constructor(
    private readonly machine: LuaMachine,
    host: HostCall,
  ) {
    this.#raw = machine.raw;
    this.#state = machine.state;
    this.#lengthAt = this.#raw._malloc(4);
    this.#textAt = this.#raw._malloc(roomForTexts);
    this.#limit = new TimeLimit(machine);
    this.#giveHost(host);
    // From here on every call leaves the stack empty.
    this.#raw._lua_settop(this.#state, 0);
  }

  /** @param host is reachable from Lua as the global function `host`, until somebody takes it away. */
  static async open(host: HostCall): Promise<LuaVm> {
    return new LuaVm(await openLua(), host);
  }

  get memoryUsed(): number {
    return this.machine.memoryUsed();
  }

  limitMemory(bytes: number): void {
    this.#memoryMax = bytes;
    this.machine.setMemoryMax(bytes);
  }

  /** The time of a call that is limited. */
  get time(): Pick<TimeLimit, 'isUp' | 'renew'> {
    return this.#limit;
  }

  /** Runs a file of the runtime; gives the functions of the table that it returns, if it returns one. */
  load(name: string, source: string): (member: string) => LuaFunction {
    const raw = this.#raw;
    const [text, length] = this.#copy(source);
    const [chunk] = this.#copy(`${exemptSource}${name}`);
    const [mode] = this.#copy('t');
    const loaded = raw._luaL_loadbufferx(this.#state, text, length, chunk, mode);
    const status = loaded === 0 ? raw._lua_pcallk(this.#state, 0, 1, 0, 0, 0) : loaded;
    for (const pointer of [text, chunk, mode]) raw._free(pointer);
    if (status !== 0) throw new Error(`The Lua runtime is broken: ${this.#text(-1)}`);
    const table = BigInt(raw._luaL_ref(this.#state, registry));
    return (member) => this.#member(table, member);
  }

  #member(table: bigint, name: string): LuaFunction {
    const raw = this.#raw;
    const [text] = this.#copy(name);
    raw._lua_rawgeti(this.#state, registry, table);
    const type = raw._lua_getfield(this.#state, -1, text);
    raw._free(text);
    if (type !== functionType) throw new Error(`The Lua runtime is broken: it has no ${name}.`);
    const found = BigInt(raw._luaL_ref(this.#state, registry)) as LuaFunction;
    raw._lua_settop(this.#state, 0);
    return found;
  }

  /** Calls a function; where a time is given, it is stopped after so many milliseconds. */
  call(work: LuaFunction, args: readonly string[], limitMs?: number): Outcome {
    const raw = this.#raw;
    const state = this.#state;
    // Out here a lack of memory would end the machine, in the call it is an error like any other.
    this.machine.setMemoryMax(Number.POSITIVE_INFINITY);
    raw._lua_rawgeti(state, registry, work);
    for (const arg of args) this.#push(state, arg);
    this.machine.setMemoryMax(this.#memoryMax);
    if (limitMs !== undefined) this.#limit.begin(limitMs);
    const status = raw._lua_pcallk(state, args.length, -1, 0, 0, 0);
    const outOfTime = limitMs !== undefined && this.#limit.end();
    try {
      if (status === 0) return { kind: 'done', results: this.#results(), outOfTime };
      // The machine has a message of its own for it, which needs no memory.
      const message = status === outOfMemory ? 'not enough memory' : (this.#text(-1) ?? 'no message');
      return { kind: outOfTime ? 'out-of-time' : 'failed', message };
    } finally {
      raw._lua_settop(state, 0);
    }
  }

  #giveHost(host: HostCall): void {
    const raw = this.#raw;
    const answer = (state: number): number => {
      const args: Uint8Array[] = [];
      for (let i = 1; i <= raw._lua_gettop(state); i++) args.push(this.#bytes(i, state)!.slice());
      let failure: string | undefined;
      let result: string | Uint8Array | undefined;
      try {
        result = host(utf8.decode(args[0]), args.slice(1));
      } catch (cause) {
        // An exception of this side must never cross the machine, it would leave its stack in pieces.
        failure = cause instanceof Error ? cause.message : String(cause);
      }
      if (result === undefined) raw._lua_pushnil(state);
      else this.#push(state, result);
      if (failure === undefined) return 1;
      this.#push(state, failure);
      return 2;
    };
    const [name] = this.#copy('host');
    raw._lua_pushcclosure(this.#state, raw.addFunction(answer as (...p: number[]) => number, 'ii'), 0);
    raw._lua_setglobal(this.#state, name);
    raw._free(name);
  }

  #results(): (string | undefined)[] {
    const results: (string | undefined)[] = [];
    const count = this.#raw._lua_gettop(this.#state);
    for (let i = 1; i <= count; i++) results.push(this.#text(i));
    return results;
  }

  #text(index: number): string | undefined {
    const bytes = this.#bytes(index, this.#state);
    return bytes && utf8.decode(bytes);
  }

  /** The text on the stack, valid until the next call; undefined where there is something else. */
  #bytes(index: number, state: number): Uint8Array | undefined {
    const raw = this.#raw;
    if (raw._lua_type(state, index) !== stringType) return undefined;
    const pointer = raw._lua_tolstring(state, index, this.#lengthAt);
    return raw.HEAPU8.subarray(pointer, pointer + raw.HEAPU32[this.#lengthAt >>> 2]!);
  }

  #push(state: number, text: string | Uint8Array): void {
    if (typeof text === 'string' && text.length * 3 <= roomForTexts) {
      const room = this.#raw.HEAPU8.subarray(this.#textAt, this.#textAt + roomForTexts);
      this.#raw._lua_pushlstring(state, this.#textAt, toUtf8.encodeInto(text, room).written);
      return;
    }
    const [pointer, length] = this.#copy(text);
    this.#raw._lua_pushlstring(state, pointer, length);
    this.#raw._free(pointer);
  }

  /** Copies a text into the memory of the machine, with a zero behind it. */
  #copy(text: string | Uint8Array): [pointer: number, length: number] {
    const room = text.length * 3 + 1;
    const pointer = this.#raw._malloc(room);
    if (pointer === 0) throw new Error('The memory of the machine is used up.');
    if (typeof text !== 'string') {
      this.#raw.HEAPU8.set(text, pointer);
      return [pointer, text.length];
    }
    const { written } = toUtf8.encodeInto(text, this.#raw.HEAPU8.subarray(pointer, pointer + room));
    this.#raw.HEAPU8[pointer + written] = 0;
    return [pointer, written];
  }
}
