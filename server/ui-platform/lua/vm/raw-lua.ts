import { LuaFactory } from 'wasmoon';

/** What is used of Lua's C API; pointers are addresses in the memory of the machine. */
export interface RawLua {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  _malloc(size: number): number;
  _free(pointer: number): void;
  addFunction(work: (...pointers: number[]) => number | undefined, signature: string): number;
  _lua_settop(state: number, index: number): void;
  _lua_gettop(state: number): number;
  _lua_type(state: number, index: number): number;
  _lua_tolstring(state: number, index: number, length: number): number;
  _lua_pushlstring(state: number, text: number, length: number): number;
  _lua_pushnil(state: number): void;
  _lua_pushcclosure(state: number, work: number, upvalues: number): void;
  _lua_setglobal(state: number, name: number): void;
  _lua_getfield(state: number, index: number, name: number): number;
  _lua_rawgeti(state: number, index: number, key: bigint): number;
  _lua_pcallk(
    state: number,
    args: number,
    results: number,
    handler: number,
    context: number,
    next: number,
  ): number;
  _lua_error(state: number): number;
  _lua_getinfo(state: number, what: number, record: number): number;
  _lua_sethook(state: number, hook: number, mask: number, count: number): void;
  _luaL_loadbufferx(state: number, text: number, length: number, name: number, mode: number): number;
  _luaL_ref(state: number, table: number): number;
}

export interface LuaMachine {
  readonly raw: RawLua;
  readonly state: number;
  setMemoryMax(bytes: number): void;
  memoryUsed(): number;
}

/**
 * A Lua state with its standard libraries. The library's own ways of running code leak or corrupt its stack
 * after a few dozen calls, so that nothing but the C API is used of it.
 */
export async function openLua(): Promise<LuaMachine> {
  const { global } = await new LuaFactory().createEngine({
    traceAllocations: true,
    injectObjects: false,
    enableProxy: false,
  });
  return {
    raw: global.lua.module as unknown as RawLua,
    state: global.address,
    setMemoryMax: (bytes) => global.setMemoryMax(bytes),
    memoryUsed: () => global.getMemoryUsed(),
  };
}
