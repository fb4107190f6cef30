/** A file in Lua, which the build puts into the program as text. */
declare module '*.lua' {
  const source: string;
  export default source;
}
